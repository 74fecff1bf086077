import { describe, expect, test } from 'vitest';
import { isOfCampaignsOnly, withoutCampaign } from '#model/campaigns';
import { facets } from '#model/search/facetIndex';

describe('a parameter of a campaign', () => {
  test.each(
    // prettier-ignore
    [
      'utm_source', 'utm_medium', 'utm_campaign', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'dclid', 'gclsrc', 'gad_source',
      'gad_campaignid', 'srsltid', '_ga', '_gl', 'fbclid', 'fb_action_ids', 'igsh', 'igshid', 'msclkid', 'ttclid', 'twclid',
      'yclid', 'ysclid', '_openstat', 'li_fat_id', 'epik', 'rdt_cid', 'ScCid', 'mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'hsa_cam',
      '__hstc', 'mkt_tok', '_kx', 'vero_id', 'mtm_campaign', 'pk_source', 'irclickid', 'cjevent', 'ef_id', 's_kwcid',
    ],
  )('is %s', (name) => {
    expect(isOfCampaignsOnly(new URLSearchParams({ [name]: 'EAIaIQobChMI' }))).toBe(true);
    expect(isOfCampaignsOnly(new URLSearchParams({ [name]: 'EAIaIQobChMI', q: 'tea' }))).toBe(false);
  });

  test.each(
    // prettier-ignore
    [
      'q', ...facets, 'min', 'max', 'sort', 'view', 'page', 'color', 'size', 'mode', 'oobCode', 'items', 'step', 'order', 'tag',
      'lng', 'next', 'category', 'anything-else',
    ],
  )('is not %s, which the shop may read', (name) => {
    expect(isOfCampaignsOnly(new URLSearchParams({ [name]: '1' }))).toBe(false);
  });

  test('is taken out of an address, and nothing else', () => {
    const address = 'https://shop.example/product/tee?color=Fern%20green&mc_eid=7f3a&utm_source=letter#size';
    expect(withoutCampaign(address)).toBe('https://shop.example/product/tee?color=Fern+green#size');
    const own = 'https://shop.example/Shop?q=green%20tea';
    expect(withoutCampaign(own)).toBe(own);
  });
});
