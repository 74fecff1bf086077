import { dimensions } from '#model/catalogue/item';
import { languages } from '#model/languages';
import { longest } from '#model/limits';
import { contactTopics, partnerTypes } from '#model/order/message';
import {
  all,
  any,
  country,
  email,
  is,
  isNew,
  isOwner,
  linkShape,
  oneOf,
  phone,
  pushId,
  record,
  type Rules,
  serverTime,
  shaped,
  text,
  where,
} from './expressions';

/**
 * What anybody may write to the shop: create-only; owners may read and delete it. `createdAt` alone is readable by the id, so
 * that a repeated request finds the first one.
 */
export const inbox = (required: Rules, optional: Rules): Rules => ({
  '.read': isOwner,
  '.indexOn': ['createdAt'],
  $message: {
    '.write': any(isNew, all(isOwner, '!newData.exists()')),
    ...where(
      record(
        {
          createdAt: { '.read': true, ...serverTime },
          language: is(...languages),
          name: text(longest.name),
          email,
          ...required,
        },
        { ...optional, doneAt: { '.write': isOwner, '.validate': all(isOwner, 'newData.val() === now') } },
      ),
      all(`$message.matches(${pushId})`),
    ),
  },
});

const message = text(longest.message, 'lines');

export const messages: Rules = {
  contactMessages: inbox(
    { message, topic: is(...contactTopics) },
    { orderNumber: text(longest.orderNumber) },
  ),
  partnerApplications: inbox(
    {
      message,
      organisation: text(longest.organisation),
      country,
      partnerType: is(...partnerTypes),
      dimensions: {
        '.validate': 'newData.hasChildren()',
        $dimension: { '.validate': `$dimension.matches(${oneOf(dimensions)}) && newData.val() === true` },
      },
      consent: { '.validate': 'newData.val() === true' },
    },
    { phone, link: shaped(linkShape('[Hh][Tt][Tt][Pp][Ss]?'), longest.link) },
  ),
};
