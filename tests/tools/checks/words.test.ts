import { describe, expect, it } from 'vitest';
import { givenUpWords, wordProblems } from '#tools/checks/words';

const glossary = `# Glossary

| English | French |
| ------- | ------ |
| cart    | panier |

## Words that do not come back

| Language | Not          | But       | Where       |
| -------- | ------------ | --------- | ----------- |
| fn       | contrat naît | est formé | shop, pages |
| fn       | =Départ      | Débutant  | shop        |
`;

describe('words that do not come back', () => {
  const words = givenUpWords(glossary);
  const problems = (text: string) => wordProblems(words, [{ path: 'fn.json', text }]);

  it('are read from the glossary, with the places to look in', () => {
    expect(words).toEqual([
      { language: 'fn', not: 'contrat naît', but: 'est formé', where: ['shop', 'pages'] },
      { language: 'fn', not: '=Départ', but: 'Débutant', where: ['shop'] },
    ]);
  });

  it('are found whatever space stands in them, and as whole words only', () => {
    expect(problems('"a": "Le contrat\u00a0naît ici"')).toEqual([
      'fn.json:1 says “contrat naît”, not “est formé”.',
    ]);
    expect(problems('"a": "Le contrat naîtra"')).toEqual([]);
  });

  it('are found as a whole text only where the glossary says so', () => {
    expect(problems('{\n  "a": "Départ"')).toEqual(['fn.json:2 says “=Départ”, not “Débutant”.']);
    expect(problems('"a": "Départ en voyage"')).toEqual([]);
  });
});
