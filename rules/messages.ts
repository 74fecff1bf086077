import { dimensions } from '../src/model/catalogue/item';
import { languages } from '../src/model/languages';
import { longest } from '../src/model/limits';
import { contactTopics, partnerTypes } from '../src/model/order/message';
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
 * Messages: create-only; owners may read and delete them. `createdAt` alone is readable, so that a repeated request
 * finds the first message.
 */
const inbox = (required: Rules, optional: Rules): Rules => ({
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
          message: text(longest.message, 'lines'),
          ...required,
        },
        { ...optional, doneAt: { '.write': isOwner, '.validate': all(isOwner, 'newData.val() === now') } },
      ),
      all(`$message.matches(${pushId})`),
    ),
  },
});

export const messages: Rules = {
  contactMessages: inbox({ topic: is(...contactTopics) }, { orderNumber: text(longest.orderNumber) }),
  partnerApplications: inbox(
    {
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
