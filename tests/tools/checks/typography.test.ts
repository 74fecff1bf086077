import { describe, expect, it } from 'vitest';
import { colonProblems, setFile, typographyProblems } from '#tools/checks/typography';
import { typeset } from '#tools/build/content/typography';

describe('French spaces', () => {
  it('do not break before high punctuation, inside quotation marks and before units', () => {
    expect(typeset('Oui ? « Non » : 5 % ; 250 g !', 'fn')).toBe(
      'Oui\u202f? «\u00a0Non\u00a0»\u00a0: 5\u202f%\u202f; 250\u00a0g\u202f!',
    );
    expect(typeset('{{count}} kcal', 'fn')).toBe('{{count}}\u00a0kcal');
  });

  it('stay as they are in the other languages', () => {
    expect(typeset('Is it ? 5 %', 'en')).toBe('Is it ? 5 %');
  });

  it('leave the English word beside a French one alone', () => {
    expect(setFile('{ "en": "6 kg", "text": "6 kg" }')).toBe('{ "en": "6 kg", "text": "6\u00a0kg" }');
  });

  it('are missing before a colon that stands in the code behind a text', () => {
    const problems = (text: string) => colonProblems({ path: 'Part.tsx', text });
    const wrong = [
      "{t('topic.label')}:{' '}",
      '{t(`status.${nameOf(status)}`)}: <time />',
      "`${t('page.more')}: ${title}`",
      "<strong>{t('title')}</strong>: {parts}",
      '<DateText day={on} />: {text}',
    ];
    expect(wrong.flatMap(problems)).toEqual(wrong.map((line) => `Part.tsx:1 sets no French colon: ${line}`));
    expect(problems("const { t }: Props = isShort ? t('a') : t('b');\n{t('topic.label')}{colon}")).toEqual(
      [],
    );
  });

  it('are a problem where they may break or are missing, and only there', () => {
    const problems = (text: string) => typographyProblems({ path: 'fn.json', text });
    expect(problems('  "ask": "Vraiment ?"')).toEqual([
      'fn.json:1 has a space that may break: "ask": "Vraiment ?"',
    ]);
    expect(problems('  "ask": "Vraiment?"')).toEqual(['fn.json:1 lacks a space at “t?”: "ask": "Vraiment?"']);
    expect(problems('  "label": "Couleur:"')).toHaveLength(1);
    expect(problems('  "at": "https://example.org/?a=1, à 12:30\u202f!"')).toEqual([]);
  });
});
