import { isolated } from '#model/isolated';
import { dateFormat } from '#model/dateFormat';
import { itemPath } from '#model/paths';
import type { Letter, LetterShop } from './letter';
import { writingIn } from './writing';
import { written } from './written';

export interface MessageFacts {
  number: string;
  name: string;
  language: string;
  message: string;
  shop: LetterShop;
}

/** What the contact or the partner form brought has arrived. */
export function messageLetter({ number, name, language, message, shop }: MessageFacts): Letter {
  const { words, locale } = writingIn(language, shop.timeZone);
  return written({
    locale,
    subject: words.message.subject(number),
    greeting: words.hello(isolated(name)),
    blocks: [
      { kind: 'text', text: words.message.text },
      { kind: 'heading', text: words.message.yours },
      { kind: 'quote', text: message },
      { kind: 'text', text: words.questions(shop.email) },
    ],
    sender: shop.imprint,
  });
}

export interface WithdrawalFacts {
  number: string;
  name: string;
  language: string;
  /** What is withdrawn from, in the shopper's words. */
  about: string;
  items?: string | undefined;
  createdAt: number;
  shop: LetterShop;
}

const isOneNumber = /^[\w-]{4,40}$/;

/** The receipt of a withdrawal on a durable medium, with the day and time it came in. */
export function withdrawalLetter(facts: WithdrawalFacts): Letter {
  const { number, name, language, about, items, createdAt, shop } = facts;
  const { words, locale } = writingIn(language, shop.timeZone);
  const at = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shop.timeZone,
  });
  return written({
    locale,
    // What was ordered and when, in somebody's own words, is no subject.
    subject: words.withdrawal.subject(isOneNumber.test(about) ? about : undefined),
    greeting: words.hello(isolated(name)),
    blocks: [
      { kind: 'text', text: words.withdrawal.text(at.format(createdAt)) },
      {
        kind: 'rows',
        rows: [
          [words.withdrawal.receipt, number],
          [words.withdrawal.of, about],
          ...(items === undefined ? [] : ([[words.items, items]] as const)),
        ],
      },
      { kind: 'text', text: words.questions(shop.email) },
    ],
    sender: shop.imprint,
  });
}

export interface BackInStockFacts {
  name: string;
  language: string;
  product: { id: string; name: string };
  shop: LetterShop;
}

export function backInStockLetter({ name, language, product, shop }: BackInStockFacts): Letter {
  const { words, locale } = writingIn(language, shop.timeZone);
  return written({
    locale,
    subject: words.backInStock.subject(isolated(product.name)),
    greeting: words.hello(isolated(name)),
    blocks: [
      { kind: 'text', text: words.backInStock.text(isolated(product.name)) },
      {
        kind: 'link',
        label: words.backInStock.link,
        href: `${shop.site}${itemPath({ kind: 'product', id: product.id })}`,
      },
    ],
    sender: shop.imprint,
  });
}
