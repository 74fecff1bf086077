import { dimensions, type Dimension } from '../../../src/model/catalogue/item';

export const INK = '#163226';
export const CREAM = '#fdfaf3';
export const ACCENT = '#cb4219';
export const GOLD = '#dcb063';
export const FLAME = '#e8955f';
export const FERN = '#4e925e';
export const PINE = '#2c5c38';
export const MINT = '#8fc197';
export const TOMATO = '#d9694a';
export const WOOD = '#c08d58';

/** Five tones of one hue. The tint is the surface of the style sheet's tokens. */
export type Tones = { wall: string; tint: string; mid: string; mark: string; deep: string };

const tones = (wall: string, tint: string, mid: string, mark: string, deep: string): Tones => ({
  wall,
  tint,
  mid,
  mark,
  deep,
});

export const HUES: Record<Dimension, Tones> = {
  Physical: tones('#f9e4da', '#f0c9b8', '#df9f86', '#b76849', '#753f29'),
  Social: tones('#f7e7cf', '#ecd0a1', '#dcb063', '#a77600', '#6b4800'),
  Financial: tones('#eaecd4', '#d5d9ac', '#b4b973', '#82862f', '#515415'),
  Environmental: tones('#deefdf', '#bfdec4', '#8fc197', '#4e925e', '#2c5c38'),
  Occupational: tones('#dcedeb', '#bbdcd9', '#82bebc', '#2f9090', '#145b5b'),
  Intellectual: tones('#e0ebf6', '#c2d7ec', '#91b5dc', '#4c84bc', '#2b5279'),
  Spiritual: tones('#efe5f3', '#dfcde8', '#c3a7d2', '#946eab', '#5e436d'),
  Emotional: tones('#fae3e4', '#f2cacf', '#dd9ca8', '#b96077', '#773949'),
};

/** The one hue that may visit a dimension: far enough away to sing, never louder than the host. */
export const GUEST: Record<Dimension, Dimension> = {
  Physical: 'Occupational',
  Social: 'Environmental',
  Financial: 'Physical',
  Environmental: 'Social',
  Intellectual: 'Social',
  Occupational: 'Physical',
  Spiritual: 'Social',
  Emotional: 'Intellectual',
};

/** The order in which the wheel of eight is drawn. */
export const WHEEL: readonly Dimension[] = dimensions;

type Rgb = [number, number, number];
const channel = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
const rgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const hexPair = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** `share` 0 is the first colour, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [r, g, b] = rgb(first);
  const [r2, g2, b2] = rgb(second);
  return `#${hexPair(r + (r2 - r) * share)}${hexPair(g + (g2 - g) * share)}${hexPair(b + (b2 - b) * share)}`;
};
export const shade = (color: string, share = 0.22): string => mix(color, INK, share);
export const light = (color: string, share = 0.35): string => mix(color, CREAM, share);

const brightness = (color: string): number => {
  const [r, g, b] = rgb(color);
  return 0.3 * r + 0.59 * g + 0.11 * b;
};
export const isPale = (color: string): boolean => brightness(color) > 195;
export const isDark = (color: string): boolean => brightness(color) < 110;

/** How far apart two colours are, 0 to about 441. */
export const distance = (first: string, second: string): number => {
  const [r, g, b] = rgb(first);
  const [r2, g2, b2] = rgb(second);
  return Math.hypot(r - r2, g - g2, b - b2);
};
