import type { BookedMessage } from '#model/desk/messages';
import type { BookedWithdrawal } from '#model/desk/withdrawals';
import { messageLetter, withdrawalLetter } from '#model/letters/otherLetters';
import { newMessageLetter, newWithdrawalLetter } from '#model/desk/ownerLetters';
import { textOf } from '#model/untrusted';
import { owed, owedToOwner, type Owed, type Sources } from './owedLetter';

/** The receipt of a message, and the owner's news of it. */
export function ofMessage(entry: BookedMessage, isFlood: boolean, { since, shop, owner }: Sources): Owed[] {
  const { fields, number, createdAt, path } = entry;
  if (createdAt < since) return [];
  const id = path.split('/').at(-1) ?? '';
  const [name, message] = [textOf(fields.name), textOf(fields.message)];
  const receipt = owed('message-received', id, number, () => ({
    ...messageLetter({ number, name, language: textOf(fields.language), message, shop }),
    to: { name, address: textOf(fields.email) },
  }));
  const letter = () => newMessageLetter(entry, shop);
  const toOwner = owedToOwner('new-message', id, number, { owner, letter });
  return isFlood ? [toOwner] : [receipt, toOwner];
}

/** The receipt of a withdrawal, and the owner's news of it. */
export function ofWithdrawal(
  entry: BookedWithdrawal,
  isFlood: boolean,
  { since, shop, owner }: Sources,
): Owed[] {
  const { id, number, createdAt, name, email: address, language, about, items } = entry;
  if (createdAt < since) return [];
  const receipt = owed('withdrawal-received', id, number, () => ({
    ...withdrawalLetter({ number, name, language, about, items, createdAt, shop }),
    to: { name, address },
  }));
  const letter = () => newWithdrawalLetter(entry, shop);
  const toOwner = owedToOwner('new-withdrawal', id, number, { owner, letter });
  return isFlood ? [toOwner] : [receipt, toOwner];
}
