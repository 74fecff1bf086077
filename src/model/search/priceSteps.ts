import type { FacetIndex } from './facetIndex';

/** What a round amount begins with. */
const rounds = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** The least round amount that is not below one; cents in and out. */
function roundedUp(cents: number): number {
  const unit = 10 ** Math.floor(Math.log10(cents));
  return (rounds.find((round) => round * unit >= cents) ?? 1) * unit;
}

/** Round upper limits of the price, in the shop's currency, that take about a quarter, a half and three quarters of a list. */
export function priceSteps({ cents, byPrice }: FacetIndex): number[] {
  const priceAt = (share: number): number => cents[byPrice[Math.floor(share * byPrice.length)] ?? -1] ?? 0;
  const highest = cents[byPrice.at(-1) ?? -1] ?? 0;
  const quarters = [0.25, 0.5, 0.75].map(priceAt).filter((price) => price > 0);
  return [...new Set(quarters.map(roundedUp))].filter((step) => step < highest).map((step) => step / 100);
}
