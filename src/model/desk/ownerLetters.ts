import type { BookedMessage } from './messages';
import type { RunningLow } from './runningLow';
import type { BookedWithdrawal } from './withdrawals';
import { countedName, lineAmount, type PlacedOrder } from '#model/order/order';
import { deskOrderPath, paths } from '#model/paths';
import { textOf } from '#model/untrusted';
import type { Letter, LetterBlock, LetterShop } from '#model/letters/letter';
import { writingIn } from '#model/letters/writing';
import { written } from '#model/letters/written';

type Row = readonly [name: string, value: string];

interface Told {
  subject: string;
  rows: readonly Row[];
  isSum?: boolean;
  /** What somebody typed. */
  quote?: string;
  /** Where at the desk it is dealt with. */
  path: string;
}

/** A letter to the owner, in the shop's own language. */
function toOwner({ subject, rows, isSum = false, quote, path }: Told, shop: LetterShop): Letter {
  const { words, locale } = writingIn(shop.language, shop.timeZone);
  return written({
    locale,
    subject,
    greeting: words.hello(''),
    blocks: [
      // Some mail programs read a letter aloud without its subject.
      { kind: 'heading', text: subject },
      { kind: 'rows', rows, isSum },
      ...(quote ? [{ kind: 'quote', text: quote } satisfies LetterBlock] : []),
      { kind: 'link', label: words.owner.open, href: `${shop.site}${path}` },
    ],
    sender: [shop.name],
  });
}

export function newOrderLetter({ order, number }: { order: PlacedOrder; number: string }, shop: LetterShop) {
  const { words, money, time } = writingIn(shop.language, shop.timeZone);
  return toOwner(
    {
      subject: words.owner.newOrder(number),
      rows: [
        [words.number, number],
        [words.owner.received, time(order.createdAt)],
        ...order.lines.map((line): Row => [countedName(line), money(lineAmount(line))]),
        [words.deliveryOf[order.delivery], money(order.amounts.delivery)],
        [words.total, money(order.amounts.total)],
      ],
      isSum: true,
      ...(order.note !== undefined && { quote: order.note }),
      path: deskOrderPath(order.id),
    },
    shop,
  );
}

export function newMessageLetter(
  { fields, number, kind, createdAt }: Pick<BookedMessage, 'fields' | 'number' | 'kind' | 'createdAt'>,
  shop: LetterShop,
) {
  const { words, time } = writingIn(shop.language, shop.timeZone);
  return toOwner(
    {
      subject: words.owner.newMessage[kind](number),
      rows: [
        [words.owner.number, number],
        [words.owner.from, `${textOf(fields.name)}, ${textOf(fields.email)}`],
        [words.owner.received, time(createdAt)],
      ],
      quote: textOf(fields.message),
      path: paths.ownerMessages,
    },
    shop,
  );
}

type Withdrawn = Pick<BookedWithdrawal, 'number' | 'name' | 'email' | 'about' | 'items' | 'createdAt'>;

export function newWithdrawalLetter(withdrawn: Withdrawn, shop: LetterShop) {
  const { number, name, email, about, items = '', createdAt } = withdrawn;
  const { words, time } = writingIn(shop.language, shop.timeZone);
  return toOwner(
    {
      subject: words.owner.newWithdrawal(number),
      rows: [
        [words.owner.number, number],
        [words.owner.from, `${name}, ${email}`],
        [words.owner.received, time(createdAt)],
      ],
      quote: [about, items].join('\n').trim(),
      path: paths.ownerMessages,
    },
    shop,
  );
}

export function fewLeftLetter(low: readonly RunningLow[], shop: LetterShop) {
  const { words } = writingIn(shop.language, shop.timeZone);
  return toOwner(
    {
      subject: words.owner.fewLeft(low.length),
      rows: low.map(({ what, left }) => [what, String(left)]),
      path: paths.ownerCatalogue,
    },
    shop,
  );
}
