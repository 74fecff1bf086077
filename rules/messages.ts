import {
  all,
  country,
  email,
  is,
  isNew,
  isOwner,
  phone,
  pushId,
  record,
  type Rules,
  serverTime,
  shaped,
  text,
  where,
} from './expressions';

/** Create-only, for the owner's eyes; `createdAt` alone is readable, so that a repeated sending finds the first one. */
const inbox = (required: Rules, optional: Rules): Rules => ({
  '.read': isOwner,
  $message: {
    '.write': isNew,
    ...where(
      record(
        {
          createdAt: { '.read': true, ...serverTime },
          language: is('en', 'fn', 'de'),
          name: text(80),
          email,
          message: text(2000),
          ...required,
        },
        optional,
      ),
      all(`$message.matches(${pushId})`),
    ),
  },
});

const dimension =
  '/^(Physical|Social|Financial|Environmental|Intellectual|Occupational|Spiritual|Emotional)$/';

export const messages: Rules = {
  contactMessages: inbox({ topic: is('order', 'program', 'account', 'other') }, { orderNumber: text(40) }),
  partnerApplications: inbox(
    {
      organisation: text(120),
      country,
      partnerType: is('coach', 'studio', 'kitchen', 'maker', 'employer', 'other'),
      dimensions: {
        '.validate': 'newData.hasChildren()',
        $dimension: { '.validate': `$dimension.matches(${dimension}) && newData.val() === true` },
      },
      consent: { '.validate': 'newData.val() === true' },
    },
    { phone, link: shaped(/^https?:\/\/[^\s]+$/i, 300) },
  ),
};
