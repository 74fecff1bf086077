import { languages } from '#model/languages';
import { longest, longestHandover, longestVariationKey } from '#model/limits';
import { addressSlots } from '#model/order/address';
import {
  all,
  any,
  country,
  is,
  isMember,
  isOwner,
  keyPart,
  oneOf,
  placeOf,
  record,
  type Rules,
  serverTime,
  signedIn,
  text,
  where,
} from './expressions';

/** The fields of an address, the same in an order and in a member's address book. */
export const address: Rules = record(
  { line1: text(longest.line1), city: text(longest.city), country },
  { line2: text(longest.line2), region: text(longest.region), postcode: text(longest.postcode) },
);

const isLanguage = `newData.isString() && newData.val().matches(${oneOf(languages)})`;

const ownEmail: Rules = { '.validate': 'newData.isString() && newData.val() === auth.token.email' };
const isVerified = 'auth.token.email_verified === true';
/**
 * A rule on a field is not asked when the field beside it is written alone: what a record says of its writer or of the
 * time stands in the record's own `.write`, which every path below it has to pass.
 */
const names = (field: string): string => `newData.child('${field}').val() === auth.token.email`;
const isRemoved = '!newData.exists()';

/** The colour and the size that a wish's key means in the catalogue. */
const wished = `root.child('products').child($product).child(${placeOf('$choice')})`;
const part = keyPart(longestVariationKey);

export const people: Rules = {
  // The list may be asked only for one's own verified e-mail, one record at most.
  users: {
    '.indexOn': ['email'],
    '.read': all(
      signedIn,
      isVerified,
      `query.orderByChild === 'email'`,
      'query.equalTo === auth.token.email',
      'query.limitToFirst <= 1',
    ),
    $uid: {
      '.read': any(isMember, isOwner),
      // Signing up enters the new member, before the e-mail can be verified. Somebody else's record may thus answer a
      // query, so the shop takes a name only from the record under one's own id.
      '.write': all(isMember, any(isRemoved, names('email'))),
      ...record({ email: ownEmail, displayName: text(longest.name) }),
    },
  },
  // A shared node, overwritten by everyone; the e-mail in it is always the writer's own.
  sharedData: {
    '.read': all(signedIn, isVerified, `data.child('someValue').val() === auth.token.email`),
    // A member who deletes the account removes their own e-mail from it.
    '.write': all(
      signedIn,
      any(
        names('someValue'),
        all(isRemoved, isVerified, `data.child('someValue').val() === auth.token.email`),
      ),
    ),
    ...record({ message: text(longestHandover), someValue: ownEmail }),
  },
  // The same node per member, which other members' writes do not overwrite.
  handovers: {
    $uid: {
      '.read': isMember,
      '.write': all(isMember, any(isRemoved, all(names('someValue'), `newData.child('at').val() === now`))),
      ...record({ message: text(longestHandover), someValue: ownEmail, at: serverTime }),
    },
  },
  // Sold-out products a member waits for: in any colour and size, or in these; the value says the language of the letter that tells
  // it, which owners send.
  stockWishes: {
    '.read': isOwner,
    $uid: {
      '.read': isMember,
      $product: {
        '.write': isMember,
        '.validate': all(
          any('newData.val() === true', isLanguage, 'newData.hasChildren()'),
          `root.child('products').child($product).exists()`,
        ),
        // The key is the place in the catalogue, so that nobody can keep more wishes than there are colours and sizes.
        $choice: where(
          record({ color: text(longest.choice), size: text(longest.choice) }, { language: is(...languages) }),
          all(
            `$choice.matches(/^variation:${part}:size:${part}$/)`,
            `newData.child('size').val() === ${wished}.child('name').val()`,
            `newData.child('color').val() === ${wished}.parent().parent().child('color').val()`,
          ),
        ),
      },
    },
  },
  addresses: {
    $uid: {
      '.read': isMember,
      $slot: {
        '.write': isMember,
        ...where(address, `$slot.matches(/^address[1-${addressSlots.length}]$/)`),
      },
    },
  },
};
