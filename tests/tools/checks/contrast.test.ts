import { describe, expect, it } from 'vitest';
import { contrast, contrastProblems, pairings, readThemes } from '../../../tools/checks/contrast';

const grey = (token: string): string => `--${token}: #777777;`;
const allGrey = pairings.flatMap(({ token, grounds }) => [token, ...grounds]).map(grey);

describe('the contrast of two colours', () => {
  it('goes from 1 to 21, whichever comes first', () => {
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });
});

describe('the tokens', () => {
  it('are read for both themes, the dark one on top of the light one', () => {
    const themes = readThemes(
      ":root { --ink: #111111; --paper: #ffffff; } [data-bs-theme='dark'] { --ink: #eeeeee; }",
    );
    expect(themes.light).toEqual({ ink: '#111111', paper: '#ffffff' });
    expect(themes.dark).toEqual({ ink: '#eeeeee', paper: '#ffffff' });
  });

  it('are refused where two are too close', () => {
    expect(contrastProblems(allGrey.join('\n'))).toContain('light: --ink on --paper has 1.00, needs 4.5.');
  });

  it('are missed where there are none', () => {
    expect(contrastProblems(':root { --ink: #111111; }')).toContain('dark: there is no --paper.');
  });
});
