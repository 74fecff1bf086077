import { compileAsync } from 'sass';
import { outcomeOf, type Check } from './check';

const tokenFile = 'src/styles/_tokens.scss';
const readable = 4.5;
const visible = 3;

type Tokens = Readonly<Record<string, string>>;

/** Text or an icon, the grounds it is meant to stand on, and the ratio it needs there. */
interface Pairing {
  token: string;
  grounds: readonly string[];
  least: number;
}

const states = ['success', 'warn', 'error', 'info'];
const dimensions = [
  'physical',
  'social',
  'financial',
  'environmental',
  'intellectual',
  'occupational',
  'spiritual',
  'emotional',
];

/** Every pair that is meant to be used. A new token for text or for an icon belongs in here. */
export const pairings: readonly Pairing[] = [
  { token: 'ink', grounds: ['paper', 'paper-sunk', 'sheet'], least: readable },
  { token: 'ink-soft', grounds: ['paper', 'paper-sunk', 'sheet'], least: readable },
  { token: 'accent-text', grounds: ['paper', 'paper-sunk', 'sheet', 'accent-tint'], least: readable },
  { token: 'on-accent', grounds: ['accent', 'accent-press'], least: readable },
  { token: 'on-night', grounds: ['night'], least: readable },
  { token: 'on-night-soft', grounds: ['night'], least: readable },
  { token: 'paper', grounds: ['ink'], least: readable },
  ...states.map((state) => ({ token: state, grounds: ['paper', 'sheet'], least: readable })),
  ...states.map((state) => ({ token: `on-${state}-tint`, grounds: [`${state}-tint`], least: readable })),
  ...dimensions.map((name) => ({
    token: `${name}-ink`,
    grounds: [`${name}-surface`, 'paper', 'sheet'],
    least: readable,
  })),
  ...dimensions.map((name) => ({ token: `${name}-mark`, grounds: ['paper', 'sheet'], least: visible })),
  { token: 'line-strong', grounds: ['paper', 'sheet', 'paper-sunk'], least: visible },
  { token: 'accent', grounds: ['paper', 'sheet'], least: visible },
  { token: 'focus-outer', grounds: ['paper', 'sheet', 'focus-inner'], least: visible },
];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG computes it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const readTokens = (style: string): Tokens =>
  Object.fromEntries(
    [...style.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, colour]) => [name, colour]),
  );

/** The tokens of both themes; what the dark one does not name it has from the light one. */
export function readThemes(style: string): Record<'light' | 'dark', Tokens> {
  const begin = style.search(/\[data-bs-theme=['"]?dark['"]?\]/);
  const light = readTokens(begin === -1 ? style : style.slice(0, begin));
  return { light, dark: { ...light, ...(begin === -1 ? {} : readTokens(style.slice(begin))) } };
}

function problemOf(theme: string, tokens: Tokens, token: string, ground: string, least: number): string[] {
  const [front, back] = [tokens[token], tokens[ground]];
  if (!front || !back) return [`${theme}: there is no --${front ? ground : token}.`];
  const ratio = contrast(front, back);
  return ratio >= least
    ? []
    : [`${theme}: --${token} on --${ground} has ${ratio.toFixed(2)}, needs ${least}.`];
}

export function contrastProblems(style: string): string[] {
  return Object.entries(readThemes(style)).flatMap(([theme, tokens]) =>
    pairings.flatMap(({ token, grounds, least }) =>
      grounds.flatMap((ground) => problemOf(theme, tokens, token, ground, least)),
    ),
  );
}

export const contrastCheck: Check = {
  name: 'contrast',
  remedy: `Change the colours in ${tokenFile}, or the pairs in tools/checks/contrast.ts.`,
  async run() {
    const { css } = await compileAsync(tokenFile);
    return outcomeOf(contrastProblems(css), `${pairings.length} tokens, two themes`);
  },
};
