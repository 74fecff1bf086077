import { expect, it } from 'vitest';
import { securityTxt } from '#tools/build/prerender/securityTxt';

it('whom to tell of a weakness is said for less than a year', () => {
  expect(securityTxt('https://shop.example', new Date('2026-11-22T10:00:00Z'))).toBe(
    [
      'Contact: mailto:hello@eightwell.example',
      'Contact: https://shop.example/contact',
      'Expires: 2027-11-01T00:00:00.000Z',
      'Preferred-Languages: en, fr, de',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
