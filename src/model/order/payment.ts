import { plainAmount } from '#model/money/amount';
import { urlOf } from '#model/untrusted';

/** How an order is paid: set by the owner, never by the shop, which sees no card and no account of the shopper. */
export interface Payment {
  /** Milliseconds since 1970: until when it should be paid. */
  until: number;
  /** Where it can be paid online. */
  link?: string;
  /** The amount in euros, for a transfer to a euro account. */
  euros?: number;
  /** Milliseconds since 1970; the owner has seen the money. */
  paidAt?: number;
}

/** Whether the owner has seen the money for an order. */
export const isPaid = ({ payment }: { payment?: Payment | undefined }): boolean =>
  payment?.paidAt !== undefined;

/** Until when an order is to be paid, where nothing else is agreed. */
export const usualEnd = (now: number): number => now + 14 * 86_400_000;

/** The shop's own account. */
export interface BankAccount {
  name: string;
  iban: string;
  bic: string;
}

export const longestPayLink = 500;

/** Hosts as a setting lists them: with commas or blanks between. */
export const hostsOf = (setting: string): string[] =>
  setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== '');

/** How orders are paid, where the shop has set it up: without either, the owner says it with each order. */
export function waysToPay(
  { iban }: Pick<BankAccount, 'iban'>,
  hosts: readonly string[],
): 'both' | 'transfer' | 'link' | 'open' {
  const hasLinks = hosts.length > 0;
  if (iban.trim() === '') return hasLinks ? 'link' : 'open';
  return hasLinks ? 'both' : 'transfer';
}

/** A link that leads to one of these hosts by https, without a name, a password or a port before the path. */
export function isPayLink(link: string, hosts: readonly string[]): boolean {
  const url = link.length > longestPayLink ? undefined : urlOf(link);
  if (!url) return false;
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'https:' && port === '' && username === '' && password === '' && hosts.includes(hostname)
  );
}

/** An account's number in groups of four, as it is read out. */
export const grouped = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * What banking apps read from a QR code (EPC069-12, version 2): a transfer in euros to this account. Without an amount the
 * payer types it.
 */
export function epcText({ name, iban, bic }: BankAccount, reference: string, euros?: number): string {
  const amount = euros === undefined ? '' : `EUR${plainAmount(euros)}`;
  const account = iban.replaceAll(/\s/g, '');
  return ['BCD', '002', '1', 'SCT', bic, name.slice(0, 70), account, amount, '', '', reference].join('\n');
}
