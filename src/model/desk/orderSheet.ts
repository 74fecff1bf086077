import { settlementCurrency } from '#model/money/currencySlice';
import { sumOf, toCents } from '#model/money/pricing';
import { addressLines } from '#model/order/country';
import { countedName, lineAmount, statusTime, type PlacedOrder } from '#model/order/order';
import { isGuestOrder } from '#model/order/places';
import { taxesOf, taxSum, type TaxedAmount } from '#model/order/taxes';
import { csvOf } from './csv';
import type { BillNumbers } from './billNumbers';
import { shopDay, shopMinute } from '#model/order/calendarDay';
import { placedOn, type BookedOrder } from './bookedOrder';
import { monthOf } from './orderFilter';
import { takenBack, type TakenBack } from './takenBack';

const dayOf = (time: number | undefined): string => (time === undefined ? '' : shopDay(time));

interface SheetFacts {
  /** `2026-11`: what was sold and what was taken back in it; without one all there is. */
  month?: string;
  bills?: BillNumbers;
  /** Of the tax in the amounts or on them, in percent, for orders that keep none. */
  taxRate?: number | undefined;
  hasCommas?: boolean;
}

/** A sale, or what was taken back of one. */
interface Movement {
  entry: BookedOrder;
  taxes: readonly TaxedAmount[];
  back?: TakenBack;
}

type Cell = string | number;

interface Column {
  heading: string;
  cell: (movement: Movement, facts: SheetFacts) => Cell;
}

/** The same for the sale and for what was taken back of it. */
const ofEach = (heading: string, cell: (entry: BookedOrder, facts: SheetFacts) => Cell): Column => ({
  heading,
  cell: ({ entry }, facts) => cell(entry, facts),
});

/** Of the sale; `ofBack` of what was taken back, whose rows leave it out otherwise. */
const ofSale = (
  heading: string,
  cell: (order: PlacedOrder) => Cell,
  ofBack: (back: TakenBack) => Cell = () => '',
): Column => ({
  heading,
  cell: ({ entry, back }) => (back ? ofBack(back) : cell(entry.order)),
});

const ofCancelled =
  (cell: (back: TakenBack) => Cell) =>
  (back: TakenBack): Cell =>
    back.reason === 'cancelled' ? cell(back) : '';

/** Rate and tax; of a sheet with several rates what was charged at each, and the tax in it or on it. */
function taxColumns(rates: readonly number[]): Column[] {
  const columnsOf = (rate: number): Column[] => {
    const at = ({ taxes }: Movement) => taxes.find((taxed) => taxed.rate === rate);
    return [
      { heading: `at ${rate} % ${settlementCurrency}`, cell: (movement) => at(movement)?.amount ?? '' },
      { heading: `tax ${rate} % ${settlementCurrency}`, cell: (movement) => at(movement)?.tax ?? '' },
    ];
  };
  const ofRates: Column[] =
    rates.length > 1
      ? rates.flatMap(columnsOf)
      : [{ heading: 'tax rate %', cell: ({ taxes }) => taxes[0]?.rate ?? '' }];
  return [
    ...ofRates,
    {
      heading: `tax ${settlementCurrency}`,
      cell: ({ taxes }) => (taxes.length === 0 ? '' : taxSum(taxes)),
    },
  ];
}

const columnsWith = (rates: readonly number[]): Column[] => [
  ofEach('bill', ({ path }, { bills }) => bills?.get(path) ?? ''),
  ofEach('number', ({ number }) => number),
  ofSale('ordered at', ({ createdAt }) => shopMinute(createdAt)),
  ofSale(
    'status',
    ({ status }) => status,
    ofCancelled(() => 'cancelled'),
  ),
  ofSale(
    'status since',
    (order) => dayOf(statusTime(order)),
    ofCancelled(({ day }) => day),
  ),
  ofEach('by', ({ path }) => (isGuestOrder(path) ? 'guest' : 'member')),
  ofEach('name', ({ order }) => order.contact.name),
  ofEach('e-mail', ({ order }) => order.contact.email),
  ofSale('phone', ({ contact }) => contact.phone ?? ''),
  ofSale('recipient', ({ recipient }) => recipient ?? ''),
  ofSale('address', ({ address }) => (address ? addressLines(address).join(', ') : '')),
  ofEach('country', ({ order }) => order.address?.country ?? ''),
  ofSale('delivery', ({ delivery }) => delivery),
  ofSale('meals on', ({ slot }) => (slot ? `${slot.date} ${slot.time}` : '')),
  ofSale(`discounts ${settlementCurrency}`, discountsOf),
  ofSale(`items ${settlementCurrency}`, ({ amounts }) => amounts.items),
  ofSale(`delivery ${settlementCurrency}`, ({ amounts }) => amounts.delivery),
  ofSale(
    `total ${settlementCurrency}`,
    ({ amounts }) => amounts.total,
    ({ total }) => total,
  ),
  ...taxColumns(rates),
  ofSale('paid on', ({ payment }) => dayOf(payment?.paidAt)),
  ofSale(
    'refunded on',
    () => '',
    ({ reason, day }) => (reason === 'refunded' ? day : ''),
  ),
  ofEach('shown in', ({ order }) => order.currency),
  ofEach('language', ({ order }) => order.language),
  ofSale(
    'lines',
    ({ lines }) => lines.map(countedName).join('; '),
    ({ lines }) => lines.join('; '),
  ),
  ofSale('note', ({ note }) => note ?? ''),
];

/** What the list prices are above what was paid for the items. */
const discountsOf = ({ lines }: PlacedOrder): number =>
  sumOf(lines.map((line) => (toCents(line.price) * line.quantity - toCents(lineAmount(line))) / 100));

/** The sale and what was taken back of it, as far as it is of the month. */
function movementsOf(entry: BookedOrder, { taxRate, month }: SheetFacts): Movement[] {
  const { order } = entry;
  const isMeant = (day: string): boolean => month === undefined || monthOf(day) === month;
  return [
    ...(isMeant(placedOn(entry)) ? [{ entry, taxes: taxesOf(order, taxRate) }] : []),
    ...takenBack(order, taxRate).flatMap((back) =>
      isMeant(back.day) ? [{ entry, taxes: back.taxes, back }] : [],
    ),
  ];
}

/** Orders as a sheet for bookkeeping: a row for each sale, each refund and each sale that was cancelled unpaid, those with a bill in its order. */
export function orderSheet(orders: readonly BookedOrder[], facts: SheetFacts = {}): string {
  const bill = ({ path }: BookedOrder): number => facts.bills?.get(path) ?? Number.MAX_SAFE_INTEGER;
  const movements = orders
    .toSorted((a, b) => bill(a) - bill(b))
    .flatMap((entry) => movementsOf(entry, facts));
  const rates = new Set(movements.flatMap(({ taxes }) => taxes.map(({ rate }) => rate)));
  const columns = columnsWith([...rates].toSorted((a, b) => a - b));
  const rows = movements.map((movement) => columns.map(({ cell }) => cell(movement, facts)));
  // The byte order mark: without it a spreadsheet assumes another encoding.
  return `\ufeff${csvOf([columns.map(({ heading }) => heading), ...rows], facts.hasCommas ? ',' : '.')}`;
}
