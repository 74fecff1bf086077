import { sortOrders, type SortOrder } from '#model/lists/listing';
import { facets, type Facet } from './facetIndex';
import { boundedQuery } from './query';
import { noFilters, withPrices, type Filters } from './filters';

/** How the cards of a list stand: in two to five columns, in rows, or in two columns of rows. */
export const listViews = ['2', '3', '4', '5', 'list', 'list2'] as const;
export type ListView = (typeof listViews)[number];

/** Everything a shopper has set on a list. It lives in the address, so that a link, a reload and Back bring it again. */
export interface ListState {
  query: string;
  filters: Filters;
  sort: SortOrder;
  /** Undefined: as the page has it. */
  view?: ListView;
  /** From 1. */
  page: number;
}

/** A link with more or longer values than this was not made by the shop. */
const mostValues = 60;
const longestValue = 100;

const names = ['q', ...facets, 'min', 'max', 'sort', 'view', 'page'] as const;

function pick<T extends string>(asked: string | null, known: readonly T[]): T | undefined {
  return known.find((one) => one === asked);
}

const wholeNumber = /^[1-9]\d{0,5}$/;
/** In the shop's own currency; a limit typed in another currency has more decimals than cents. */
const amount = /^\d{1,7}(\.\d{1,6})?$/;

const amountOf = (text: string | null): number | undefined =>
  text !== null && amount.test(text) ? Number(text) : undefined;

function chosenIn(params: URLSearchParams, facet: Facet): string[] {
  const values = params.getAll(facet).filter((value) => value !== '' && value.length <= longestValue);
  return [...new Set(values)].slice(0, mostValues);
}

/** Reads a list's state from an address; what cannot be understood counts as not given. */
export function readListState(params: URLSearchParams): ListState {
  const page = params.get('page') ?? '';
  const view = pick(params.get('view'), listViews);
  const values = { ...noFilters.values };
  for (const facet of facets) values[facet] = chosenIn(params, facet);
  return {
    query: boundedQuery(params.get('q') ?? ''),
    filters: withPrices({ values }, amountOf(params.get('min')), amountOf(params.get('max'))),
    sort: pick(params.get('sort'), sortOrders) ?? 'default',
    ...(view && { view }),
    page: wholeNumber.test(page) ? Number(page) : 1,
  };
}

/** Writes the state beside whatever else the address carries; what is as usual is left out. */
export function writeListState(state: ListState, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of names) params.delete(name);
  const { query, filters, sort, view, page } = state;
  if (query !== '') params.set('q', query);
  for (const facet of facets) {
    for (const value of filters.values[facet]) params.append(facet, value);
  }
  if (filters.min !== undefined) params.set('min', String(filters.min));
  if (filters.max !== undefined) params.set('max', String(filters.max));
  if (sort !== 'default') params.set('sort', sort);
  if (view) params.set('view', view);
  if (page > 1) params.set('page', String(page));
  return params;
}
