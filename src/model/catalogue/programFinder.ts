import { needs, type Need } from '#model/needs';
import { isFields } from '#model/untrusted';
import type { Dimension, Program } from './item';
import { isTagged } from './tagged';
import { mostMinutes, timeNames, type TimeCommitment } from './timeCommitment';

export const aims = needs.map(({ name }) => name);
export type Aim = Need;
export const companies = ['alone', 'others'] as const;
export type Company = (typeof companies)[number];

/** Answers to the finder's questions; skipped ones are absent. */
export interface FinderAnswers {
  aim?: Aim;
  time?: TimeCommitment;
  company?: Company;
}

export type Reason = 'aim' | 'side' | 'time' | 'others' | 'alone' | 'starter';

export interface Suggestion {
  program: Program;
  /** The reasons, the most important first. */
  reasons: Reason[];
}

/** The dimension that fits each aim. */
export const sideOf: Record<Aim, Dimension> = {
  sleep: 'Spiritual',
  stress: 'Emotional',
  money: 'Financial',
  people: 'Social',
  work: 'Occupational',
  strength: 'Physical',
};

/** Weights: the need counts more than the company, that more than the time, and all more than the level. */
const weights: Record<Reason, number> = { aim: 10, side: 7, others: 5, alone: 5, time: 3, starter: 1 };

const isMadeFor = (program: Program, aim: Aim): boolean =>
  isTagged(program, needs.find(({ name }) => name === aim)?.words ?? []);

/** The aims that the shop has a program for. */
export const aimsOf = (programs: readonly Program[]): Aim[] =>
  aims.filter((aim) => programs.some((program) => isMadeFor(program, aim)));

function reasonsOf(program: Program, { aim, time, company }: FinderAnswers): Reason[] {
  const { dimensions, minutesPerWeek, level } = program;
  const isWithOthers = dimensions.includes('Social');
  const reasons: (Reason | false | undefined)[] = [
    aim && (isMadeFor(program, aim) ? 'aim' : dimensions.includes(sideOf[aim]) && 'side'),
    company === 'others' && isWithOthers && 'others',
    company === 'alone' && !isWithOthers && 'alone',
    time && minutesPerWeek > 0 && minutesPerWeek <= mostMinutes[time] && 'time',
    level === 'starter' && 'starter',
  ];
  return reasons.filter((reason) => reason !== false && reason !== undefined);
}

const suggestions = 3;

/** The programs that answer best, with why; of equals those that take less time come first. */
export function fittingPrograms(programs: readonly Program[], answers: FinderAnswers): Suggestion[] {
  const judged = programs.map((program) => {
    const reasons = reasonsOf(program, answers);
    return { program, reasons, weight: reasons.reduce((sum, reason) => sum + weights[reason], 0) };
  });
  return judged
    .toSorted((a, b) => b.weight - a.weight || a.program.minutesPerWeek - b.program.minutesPerWeek)
    .slice(0, suggestions)
    .map(({ program, reasons }) => ({ program, reasons }));
}

/** Answers as they were kept; what is unknown counts as skipped. */
export function answersFrom(value: unknown): FinderAnswers {
  if (!isFields(value)) return {};
  const aim = aims.find((name) => name === value.aim);
  const time = timeNames.find((name) => name === value.time);
  const company = companies.find((name) => name === value.company);
  return { ...(aim && { aim }), ...(time && { time }), ...(company && { company }) };
}
