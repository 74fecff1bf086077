import { describe, expect, it } from 'vitest';
import { advisoriesOf, complaintsOf } from '#tools/audit/judge';

const via = {
  source: 1,
  name: 'lodash',
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
};
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    lodash: { name: 'lodash', severity: 'high', via: [via] },
    user: { name: 'user', severity: 'high', via: ['lodash'] },
    other: { name: 'other', severity: 'high', via: [via] },
    small: {
      name: 'small',
      via: [{ ...via, url: 'https://github.com/advisories/GHSA-low', severity: 'moderate' }],
    },
  },
};
const allowance = { id: 'GHSA-aaaa-bbbb-cccc', until: '2026-12-31', why: 'never run' };

describe('the audit', () => {
  const advisories = advisoriesOf(report) ?? [];

  it('knows each advisory once', () => {
    expect(advisories.map(({ id }) => id)).toEqual(['GHSA-aaaa-bbbb-cccc', 'GHSA-low']);
  });

  it.each([[{ message: '405 Method Not Allowed', error: {} }], [undefined], ['']])(
    'takes %j for no answer, not for a clean one',
    (answer) => {
      expect(advisoriesOf(answer)).toBeUndefined();
    },
  );

  it('complains of what is serious and not allowed', () => {
    expect(complaintsOf(advisories, [], '2026-11-22')).toEqual([
      'lodash: Prototype pollution (high, GHSA-aaaa-bbbb-cccc)',
    ]);
  });

  it('is content with an allowance until its last day', () => {
    expect(complaintsOf(advisories, [allowance], '2026-12-31')).toEqual([]);
    expect(complaintsOf(advisories, [allowance], '2027-01-01')).toEqual([
      'the allowance of GHSA-aaaa-bbbb-cccc ended on 2026-12-31 (never run)',
    ]);
  });

  it('wants allowances gone that nothing needs', () => {
    expect(complaintsOf([], [allowance], '2026-11-22')).toEqual([
      'GHSA-aaaa-bbbb-cccc is no longer reported: take its allowance out',
    ]);
  });
});
