import { expect, test } from 'vitest';
import { projectOf } from '#tools/owner/doctor/project';
import { examineSettings } from '#tools/owner/doctor/settings';
import { addressSettings, firebaseSettings } from '#tools/build/plugins/environment';

const deployed = Object.fromEntries(
  [...firebaseSettings, ...addressSettings].map((name) => [name, 'https://shop.example']),
);
const set = {
  SMTP_URL: 'smtps://shop:secret@smtp.shop.example',
  LETTERS_FROM: 'Shop <orders@shop.example>',
  LETTERS_OWNER: 'owner@shop.example',
};
const promised = { VITE_LETTERS: 'on' };

test.each([
  ['none', {}, 'warning', 'no letters are sent'],
  [
    'the promise alone',
    promised,
    'error',
    'SMTP_URL is missing; LETTERS_FROM is missing; LETTERS_OWNER is missing',
  ],
  ['half of them', { ...promised, ...set, LETTERS_OWNER: '' }, 'error', 'LETTERS_OWNER is missing'],
  [
    'half, unpromised',
    { SMTP_URL: set.SMTP_URL, LETTERS_FROM: 'Shop' },
    'error',
    'LETTERS_FROM is no address',
  ],
  [
    'a wrong one',
    { ...promised, ...set, SMTP_URL: 'smtp.shop.example:465' },
    'error',
    'SMTP_URL is no address',
  ],
  [
    'an owner with a name',
    { ...promised, ...set, LETTERS_OWNER: 'Ada <a@shop.example>' },
    'error',
    'no plain address',
  ],
  ['all, unpromised', set, 'warning', 'the shop does not promise them'],
  ['a promise in other words', { ...set, VITE_LETTERS: 'true' }, 'warning', 'the shop does not promise them'],
  ['all', { ...promised, ...set }, 'ok', 'letters can be sent'],
] as const)('of the settings of letters, %s is told', (_, letters, level, text) => {
  const findings = examineSettings(projectOf({ ...deployed, ...letters }));
  const about = findings.filter((finding) => /letters|SMTP_URL|LETTERS_/.test(finding.text));
  expect(about).toMatchObject([{ level, text: expect.stringContaining(text) }]);
  // What is told may be copied into a question to somebody.
  expect(JSON.stringify(findings)).not.toContain('secret');
});
