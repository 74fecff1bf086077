/**
 * Parameters that newsletters and ad networks add to the links they lead here with, by their documentation. The shop reads none of
 * them, and some say who followed the link.
 */
const ofCampaigns =
  /^(utm_|mtm_|pk_|hsa_|gad_|fb_|_)|(clid|clkid|clickid|cid|braid)$|^(srsltid|gclsrc|igsh(id)?|epik|mkt_tok|mc_eid|ef_id|s_kwcid|li_fat_id|cjevent|vero_id)$/i;

export const isOfCampaign = (parameter: string): boolean => ofCampaigns.test(parameter);

/** Whether an address leads where it would lead without its query. */
export const isOfCampaignsOnly = (query: URLSearchParams): boolean => [...query.keys()].every(isOfCampaign);

/** A whole address without what a newsletter or an ad network has added to it. */
export function withoutCampaign(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()].filter(isOfCampaign)) url.searchParams.delete(name);
  return url.href;
}
