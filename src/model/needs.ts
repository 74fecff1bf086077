import { paths } from './paths';

/**
 * Needs of shoppers in display order, each with two or three programs and products by id, and a topic or dimension to
 * read. Missing ids are skipped.
 */
export const needs = [
  {
    name: 'sleep',
    page: paths.sleep,
    programs: ['evening-pages', 'ten-quiet-minutes', 'screens-at-arms-length'],
    products: ['silk-eye-mask', 'evening-meadow-tea'],
  },
  {
    name: 'stress',
    page: paths.anxiety,
    programs: ['soft-landings', 'name-the-weather'],
    products: ['sitting-cushion', 'lavender-candle'],
  },
  {
    name: 'money',
    page: `${paths.wellness}/financial`,
    programs: ['calm-money-mornings', 'six-week-buffer', 'shared-money-shared-home'],
    products: ['six-week-planner', 'dotted-notebooks'],
  },
  {
    name: 'people',
    page: paths.socialDimension,
    programs: ['old-friends-again', 'better-conversations', 'neighbours-table'],
    products: ['table-talk-cards', 'slow-post-cards'],
  },
  {
    name: 'work',
    page: paths.performance,
    programs: ['a-kinder-workweek', 'deep-work-short-days'],
    products: ['focus-timer', 'hush-headphones'],
  },
  {
    name: 'strength',
    page: paths.physicalDimension,
    programs: ['stronger-stairs', 'steady-from-the-middle', 'kettlebell-basics'],
    products: ['loop-bands', 'groove-roller'],
  },
] as const;
