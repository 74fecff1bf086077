/** An amount as people type it, `9.90` or `9,90`; undefined for what could be meant otherwise, as `1,299`. */
export const amountFrom = (typed: string): number | undefined =>
  /^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : undefined;
