import { describe, expect, test } from 'vitest';
import { languages } from '#model/languages';
import { compile } from '#tools/build/content/compile';
import { letterContradictions, letterNotes, promisesOf } from '#tools/build/content/letterPromises';
import { withShopData } from '#tools/build/content/shopData';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is no letter of the shop: an address that is confirmed or goes to the newsletter, a receipt on this device, what a person sends by hand. */
const isOfSomebody =
  /verified|prestataire d’envoi|bestätigt ist|vérifiée|withdrawals you sent|gesendeten Widerrufe|rétractations envoyées|program materials|Material von Programmen|contenus de programmes/;

const deployed = { VITE_FIREBASE_DATABASE_URL: 'https://shop.example' };
const sending = { ...deployed, VITE_LETTERS: 'on' };

describe('without letters', () => {
  test('the build says so, and the terms as they are contradict nothing', async () => {
    expect(await letterNotes(deployed)).toEqual([expect.stringContaining('VITE_LETTERS is not on')]);
    expect(await letterContradictions()).toEqual([]);
  });

  test('terms that promise an e-mail by themselves are named', async () => {
    const own = (file: string) =>
      Promise.resolve(file.includes('/de.md') ? 'Wir bestätigen per E-Mail.' : 'We confirm.');
    expect(await letterContradictions(own)).toEqual(['src/content/legal/terms-conditions/de.md']);
    expect(await letterNotes(sending)).toEqual([]);
    // On this machine letters are caught.
    expect(await letterNotes({})).toEqual([]);
  });

  test.each([
    ['en', 'You receive an email with your invoice.'],
    ['en', 'A confirmation is sent to you by e-mail.'],
    ['en', '| Order | We e-mail you a receipt | at once |'],
    ['de', 'Sie erhalten eine Bestätigung per Mail.'],
    ['de', 'Den Eingang bestätigen wir\nper E-Mail.'],
    ['de', 'Die Rechnung schicken wir an Ihre E-Mail-Adresse.'],
    ['fn', 'Vous recevez un courriel de confirmation.'],
    ['fn', 'Nous confirmons la commande par courrier électronique.'],
    ['fn', 'Un accusé de réception vous est envoyé par e-mail.'],
  ])('terms in %s that promise one beside the placeholder are named: %s', async (language, sentence) => {
    const shipped = `src/content/legal/terms-conditions/${language}.md`;
    const own = async (file: string) =>
      (await readFile(file, 'utf8')) + (file === shipped ? `\n\n${sentence}\n` : '');
    expect(await letterContradictions(own)).toEqual([shipped]);
    const conditional = async (file: string) =>
      (await readFile(file, 'utf8')) + `\n\n{{ifLetters}}${sentence}{{end}}\n`;
    expect(await letterContradictions(conditional)).toEqual([]);
  });

  test.each(languages)('the privacy policy in %s names no provider that sends them', async (language) => {
    const path = `src/content/legal/privacy-policy/${language}.md`;
    const source = await readFile(path, 'utf8');
    const text = (hasLetters: boolean) => JSON.stringify(compile(path, source, { hasLetters }));
    const said = /We write to you|Nous vous écrivons|Wir schreiben Ihnen/;
    expect(text(true)).toMatch(said);
    expect(text(false)).not.toMatch(said);
  });

  test.each(languages)('no text to read in %s promises one', async (language) => {
    const files = (await readdir('src/content', { recursive: true, withFileTypes: true })).filter(
      ({ name }) => name === `${language}.md`,
    );
    const said = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const source = await readFile(path, 'utf8');
        return promisesOf(withShopData(source, language, path, { hasLetters: false }));
      }),
    );
    expect(said.flat().filter((sentence) => !isOfSomebody.test(sentence))).toEqual([]);
  });

  test.each(languages)('the terms in %s promise no confirmation by e-mail', async (language) => {
    const path = `src/content/legal/terms-conditions/${language}.md`;
    const source = await readFile(path, 'utf8');
    const text = (hasLetters: boolean) => JSON.stringify(compile(path, source, { hasLetters }));
    const sentence = (hasLetters: boolean) =>
      withShopData('{{confirmationSentence}}', language, path, { hasLetters });
    expect(sentence(true)).toMatch(/e-mail/i);
    expect(sentence(false)).not.toMatch(/e-mail/i);
    expect(text(false)).not.toBe(text(true));
  });

  test.each(['programs.json', 'texts/fn.json', 'texts/de.json'])(
    '%s of the sample promises none',
    async (file) => {
      const text = await readFile(`local/seed/${file}`, 'utf8');
      expect(text.match(/"[^".]*(?:confirm|bestätig)[^".]*e-mail/gi) ?? []).toEqual([]);
    },
  );
});
