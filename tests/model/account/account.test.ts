import { describe, expect, it } from 'vitest';
import { chooseDisplayName, initialsOf, passwordHint, secondsUntilResend } from '#model/account/account';

describe('the display name', () => {
  const member = { profileName: 'Amélie Grün', email: 'amelie@example.org' };

  it('comes from the user list first', () => {
    expect(chooseDisplayName('Amélie', member)).toBe('Amélie');
  });
  it('falls back to the profile when the record is missing or empty', () => {
    expect(chooseDisplayName(null, member)).toBe('Amélie Grün');
    expect(chooseDisplayName('  ', member)).toBe('Amélie Grün');
  });
  it('falls back to the e-mail address when nobody knows a name', () => {
    expect(chooseDisplayName(null, { ...member, profileName: null })).toBe('amelie@example.org');
  });
});

describe('initials', () => {
  it.each([
    ['Amélie Grün', 'AG'],
    ['Jean-Luc van der Berg', 'JB'],
    ['élodie', 'É'],
    ['kai.tanaka@example.org', 'KT'],
    ['<b>Bold</b>', ''],
    ['🌱 Sprout', 'S'],
    ['🌱 Green  Sprout', 'GS'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the password hint', () => {
  it.each([
    ['', 'empty'],
    ['seven77', 'short'],
    ['aaaaaaaaaaaaaaaa', 'plain'],
    ['amelie2026!!', 'plain'],
    ['Password1234!', 'plain'],
    ['qwertzuiop99', 'plain'],
    ['my password is long', 'good'],
    ['abcdefgh', 'plain'],
    ['Abcdefgh', 'plain'],
    ['abcdefg1', 'plain'],
    ['abcdefg!', 'plain'],
    ['ABCDEFG1', 'plain'],
    ['Abcdefg1', 'good'],
    ['abcdefg1!', 'good'],
    ['Abcdefg!', 'good'],
    ['sunrisehills', 'good'],
    ['abcdeabcdeab', 'good'],
    ['abcdabcdabcd', 'plain'],
  ])('calls %j %s', (password, hint) => {
    expect(passwordHint(password, 'amelie@example.org')).toBe(hint);
  });
});

it('does not take two letters of an address for the address', () => {
  expect(passwordHint('sunrise over hills', 'su@example.org')).toBe('good');
  expect(passwordHint('sunrise over hills', 'sun@example.org')).toBe('plain');
  expect(passwordHint('sunrise over hills', '')).toBe('good');
});

describe('another verification e-mail', () => {
  it('has to wait a minute', () => {
    expect(secondsUntilResend(null, 5000)).toBe(0);
    expect(secondsUntilResend(5000, 5000)).toBe(60);
    expect(secondsUntilResend(5000, 35_500)).toBe(30);
    expect(secondsUntilResend(5000, 65_000)).toBe(0);
  });
  it('is not blocked by a clock that was set back', () => {
    expect(secondsUntilResend(5000, 4000)).toBe(0);
  });
});
