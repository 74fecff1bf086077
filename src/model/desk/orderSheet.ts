import { settlementCurrency } from '#model/money/currencySlice';
import { sumOf, toCents } from '#model/money/pricing';
import { addressLines } from '#model/order/country';
import { lineAmount, lineName, statusTime, type PlacedOrder } from '#model/order/order';
import { isGuestOrder } from '#model/order/places';
import { taxesOf, taxSum, type TaxedAmount } from '#model/order/taxes';
import { oncePer } from '#model/oncePer';
import { csvOf } from './csv';
import type { BillNumbers } from './billNumbers';
import { shopDay, shopMinute } from '#model/order/calendarDay';
import type { BookedOrder } from './bookedOrder';
import { refundColumns, refundsToShow } from './refundColumns';

const dayOf = (time: number | undefined): string => (time === undefined ? '' : shopDay(time));

interface SheetFacts {
  bills?: BillNumbers;
  /** Of the tax in the amounts or on them, in percent, for orders that keep none. */
  taxRate?: number | undefined;
  hasCommas?: boolean;
}

type Column = [heading: string, cell: (entry: BookedOrder, facts: SheetFacts) => string | number];

/** What an order is taxed at; worked out once, though several columns show it. */
type TaxesIn = (order: PlacedOrder) => readonly TaxedAmount[];

/** Rate and tax; of a sheet with several rates what was charged at each, and the tax in it or on it. */
function taxColumns(rates: readonly number[], taxesIn: TaxesIn): Column[] {
  const columnsOf = (rate: number): Column[] => {
    const at = ({ order }: BookedOrder) => taxesIn(order).find((taxed) => taxed.rate === rate);
    return [
      [`at ${rate} % ${settlementCurrency}`, (entry) => at(entry)?.amount ?? ''],
      [`tax ${rate} % ${settlementCurrency}`, (entry) => at(entry)?.tax ?? ''],
    ];
  };
  const ofRates: Column[] =
    rates.length > 1
      ? rates.flatMap(columnsOf)
      : [['tax rate %', ({ order }) => taxesIn(order)[0]?.rate ?? '']];
  const sumIn = (taxes: readonly TaxedAmount[]): number | '' => (taxes.length === 0 ? '' : taxSum(taxes));
  return [...ofRates, [`tax ${settlementCurrency}`, ({ order }) => sumIn(taxesIn(order))]];
}

/** Which order it is; they stand in the rows of all its refunds. */
const names: Column[] = [
  ['bill', ({ path }, { bills }) => bills?.get(path) ?? ''],
  ['number', ({ number }) => number],
];

const columnsWith = (rates: readonly number[], taxesIn: TaxesIn): Column[] => [
  ['ordered at', ({ order }) => shopMinute(order.createdAt)],
  ['status', ({ order }) => order.status],
  ['status since', ({ order }) => dayOf(statusTime(order))],
  ['by', ({ path }) => (isGuestOrder(path) ? 'guest' : 'member')],
  ['name', ({ order }) => order.contact.name],
  ['e-mail', ({ order }) => order.contact.email],
  ['phone', ({ order }) => order.contact.phone ?? ''],
  ['recipient', ({ order }) => order.recipient ?? ''],
  ['address', ({ order }) => (order.address ? addressLines(order.address).join(', ') : '')],
  ['country', ({ order }) => order.address?.country ?? ''],
  ['delivery', ({ order }) => order.delivery],
  ['meals on', ({ order }) => (order.slot ? `${order.slot.date} ${order.slot.time}` : '')],
  [`discounts ${settlementCurrency}`, ({ order }) => discountsOf(order)],
  [`items ${settlementCurrency}`, ({ order }) => order.amounts.items],
  [`delivery ${settlementCurrency}`, ({ order }) => order.amounts.delivery],
  [`total ${settlementCurrency}`, ({ order }) => order.amounts.total],
  ...taxColumns(rates, taxesIn),
  ['paid on', ({ order }) => dayOf(order.payment?.paidAt)],
];

const last: Column[] = [
  ['shown in', ({ order }) => order.currency],
  ['language', ({ order }) => order.language],
  ['lines', ({ order }) => order.lines.map((line) => `${line.quantity} × ${lineName(line)}`).join('; ')],
  ['note', ({ order }) => order.note ?? ''],
];

/** What the list prices are above what was paid for the items. */
const discountsOf = ({ lines }: BookedOrder['order']): number =>
  sumOf(lines.map((line) => (toCents(line.price) * line.quantity - toCents(lineAmount(line))) / 100));

/** Orders as a sheet for bookkeeping: one row each and one for each refund after the first, those with a bill in its order. */
export function orderSheet(orders: readonly BookedOrder[], facts: SheetFacts = {}): string {
  const bill = ({ path }: BookedOrder): number => facts.bills?.get(path) ?? Number.MAX_SAFE_INTEGER;
  const taxesIn = oncePer((order: PlacedOrder) => taxesOf(order, facts.taxRate));
  const rates = new Set(orders.flatMap(({ order }) => taxesIn(order).map(({ rate }) => rate)));
  const sorted = [...rates].toSorted((a, b) => a - b);
  const [first, ofRefunds] = [columnsWith(sorted, taxesIn), refundColumns(sorted)];
  const rows = orders
    .toSorted((a, b) => bill(a) - bill(b))
    .flatMap((entry) =>
      refundsToShow(entry.order, facts.taxRate).map((refund, index) => {
        const ofOrder = (columns: readonly Column[]) =>
          columns.map(([, cell]) => (index === 0 ? cell(entry, facts) : ''));
        return [
          ...names.map(([, cell]) => cell(entry, facts)),
          ...ofOrder(first),
          ...ofRefunds.map(([, cell]) => (refund ? cell(refund) : '')),
          ...ofOrder(last),
        ];
      }),
    );
  const headings = [...names, ...first, ...ofRefunds, ...last].map(([heading]) => heading);
  // The byte order mark: without it a spreadsheet assumes another encoding.
  return `\ufeff${csvOf([headings, ...rows], facts.hasCommas ? ',' : '.')}`;
}
