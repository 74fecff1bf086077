/** What a region is called. */
export type RegionKind = 'state' | 'province' | 'county' | 'area' | 'emirate' | 'prefecture' | 'doSi';

/** What is known of a country's addresses. */
export interface CountryData {
  /** `%A` street, `%C` town, `%S` region, `%Z` post code; `%n` begins a line. */
  lines: string;
  /** Pattern of a whole post code; none where there is none. */
  postcode?: string;
  needsPostcode?: boolean;
  example?: string;
  region?: RegionKind;
  needsRegion?: boolean;
}
