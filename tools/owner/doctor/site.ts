import { newsletterFrame, scriptAddress } from '#model/newsletter';
import {
  frameHeaders,
  pageHeaders,
  securityHeaders,
  type Headers as Named,
} from '#tools/build/hosting/headers';
import { ask, type Reply } from './ask';
import { findingsAbout, type Finding } from './finding';
import { steps, type Project } from './project';

const headers = findingsAbout('headers');
const policy = findingsAbout('policy');
const policyName = 'Content-Security-Policy';

/** Values of each directive. Sums of styles belong to one build, which need not be the one that is online. */
const directivesOf = (text: string): Map<string, Set<string>> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/);
      return name ? [[name, new Set(values.filter((value) => !value.startsWith("'sha256-")))] as const] : [];
    }),
  );

/** What the policy that is served lacks, or allows beyond ours. */
function policyDifferences(ours: string, theirs: string): string[] {
  const [wanted, served] = [directivesOf(ours), directivesOf(theirs)];
  return [...new Set([...wanted.keys(), ...served.keys()])].flatMap((name) => {
    const [here, there] = [wanted.get(name), served.get(name)];
    if (!there) return [`${name} is missing`];
    if (!here) return [`${name} is not ours`];
    const lacking = [...here].filter((value) => !there.has(value)).map((value) => `${name} lacks ${value}`);
    const beyond = [...there]
      .filter((value) => !here.has(value))
      .map((value) => `${name} allows ${value} too`);
    return [...lacking, ...beyond];
  });
}

function judgePolicy(place: string, ours: Named, { headers: served }: Reply, deploy: string): Finding {
  const theirs = served.get(policyName);
  if (theirs === null) return policy.error(`${place} comes without one`, deploy);
  const different = policyDifferences(ours[policyName] ?? '', theirs);
  if (different.length === 0) return policy.ok(`that of ${place} names the configured hosts`);
  return policy.error(`that of ${place} is another: ${different.slice(0, 4).join(', ')}`, deploy);
}

function judgeHeaders({ headers: served }: Reply, project: Project): Finding[] {
  const wrong = Object.entries(securityHeaders).flatMap(([name, value]) =>
    served.get(name) === value ? [] : [name],
  );
  const opener = served.get('cross-origin-opener-policy');
  return [
    wrong.length > 0
      ? headers.error(`missing or others: ${wrong.join(', ')}`, steps.site(project))
      : headers.ok(`served as tools/build/hosting has them${project.isLocal ? '' : ', over https'}`),
    ...(opener === null
      ? []
      : [
          headers.error(
            `Cross-Origin-Opener-Policy: ${opener}`,
            'Take it away: the dashboard receives nothing.',
          ),
        ]),
  ];
}

/** A path without a file must be missing, or browsers take a page for code and search engines find the same page everywhere. */
async function examineMissing(site: URL): Promise<Finding> {
  const { ok, warning, error } = findingsAbout('missing files');
  const paths = ['/assets/gone-12345678.js', '/locales/en/gone.json', '/no-such-page-12345678'];
  const replies = await Promise.all(paths.map((path) => ask(new URL(path, site))));
  const answered = paths.filter((_, index) => replies[index]?.status !== 404);
  // A file may be missing for a moment only, while a new version is put online.
  const kept = replies[0]?.headers.get('cache-control') ?? '';
  if (answered.length === 0 && /immutable|max-age=[1-9]\d{3,}/.test(kept)) {
    return warning(
      `that ${paths[0]} is missing is remembered (${kept})`,
      'Let the host send Cache-Control: no-store with status 404; the shop asks past the cache when code is missing.',
    );
  }
  if (answered.length === 0) return ok('they are not found');
  return error(`${answered.join(', ')} should be answered with 404`, 'See docs/deploy.md, “Another host”.');
}

/** What whoever opens the shop is served. */
export async function examineSite(project: Project): Promise<Finding[]> {
  const { siteUrl, environment, isLocal } = project;
  const site = new URL(siteUrl);
  const deploy = steps.site(project);
  const page = await ask(site);
  if (page?.status !== 200) {
    const what = page ? `${site.host} answers with status ${page.status}` : `no answer from ${site.host}`;
    return [headers.error(what, steps.reach(project, deploy))];
  }
  const hasFrame = isLocal || scriptAddress(project.newsletterUrl) !== undefined;
  const frame = hasFrame ? await ask(new URL(newsletterFrame, site)) : undefined;
  return [
    ...judgeHeaders(page, project),
    judgePolicy('the shop', pageHeaders(environment), page, deploy),
    ...(frame ? [judgePolicy('the newsletter’s frame', frameHeaders(environment), frame, deploy)] : []),
    await examineMissing(site),
  ];
}
