import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import { databaseRules } from '#rules/rules';
import { guestOrders, memberOrders } from '#model/order/places';
import { isFields } from '#model/untrusted';
import { findingsOf } from '#tools/owner/catalogue/catalogueFindings';
import { ask } from './ask';
import { findingsAbout, type Finding } from './finding';
import { nodeAddress, steps, type Project } from './project';

/** The paths at which two trees differ, at most so many as anybody reads. */
function differences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (!isFields(ours) || !isFields(theirs))
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [path || '/'];
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return names.flatMap((name) => differences(ours[name], theirs[name], `${path}/${name}`));
}

function judgeRules(text: string, deploy: string): Finding[] {
  const rules = findingsAbout('rules');
  const indexes = findingsAbout('indexes');
  let theirs: unknown;
  try {
    theirs = rulesFrom(text);
  } catch {
    return [rules.error('the database’s rules cannot be read', deploy)];
  }
  const different = differences(databaseRules, theirs);
  const unindexed = different.filter((path) => path.includes('/.indexOn'));
  const unequal = different.filter((path) => !path.includes('/.indexOn'));
  const some = (paths: readonly string[]): string =>
    `${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}`;
  return [
    unequal.length > 0
      ? rules.error(`they are not those of this checkout, at ${some(unequal)}`, deploy)
      : rules.ok('they are those of this checkout'),
    unindexed.length > 0
      ? indexes.error(`missing or others, at ${some(unindexed)}`, deploy)
      : indexes.ok('they are those of this checkout'),
  ];
}

const checkUrl =
  'Check VITE_FIREBASE_DATABASE_URL: the console shows it above the data of the Realtime Database.';

async function examineRules(project: Project): Promise<Finding[]> {
  const { databaseUrl, access } = project;
  const { warning, error } = findingsAbout('rules');
  if (access?.bearer === undefined) {
    const next = 'Pass --token "$(gcloud auth print-access-token)".';
    return [warning('only an administrator can compare them', next)];
  }
  const headers = { authorization: `Bearer ${access.bearer}` };
  const reply = await ask(nodeAddress({ databaseUrl }, '.settings/rules'), { headers });
  if (reply?.status === 200) return judgeRules(reply.text, steps.rules(project));
  if (!reply) return [error('the database does not answer', steps.reach(project, checkUrl))];
  const next = 'Pass a fresh token of an administrator of this very project: it lives for an hour.';
  return [error(`the database refused to show them (status ${reply.status})`, next)];
}

/** What a stranger sees; whatever rules are in place, this is what they do. */
async function examineDoors(project: Project): Promise<Finding[]> {
  const { ok, error } = findingsAbout('access');
  const nodes = [memberOrders, guestOrders, 'users', 'addresses', 'contactMessages', 'partnerApplications'];
  const replies = await Promise.all(nodes.map((node) => ask(nodeAddress(project, node))));
  const open = nodes.filter((_, index) => replies[index]?.status === 200);
  if (open.length > 0)
    return [error(`everybody can read ${open.join(', ')}`, `At once: ${steps.rules(project)}`)];
  if (replies.every((reply) => reply === undefined)) return [];
  return [ok('strangers read no orders, members or messages')];
}

async function examineCatalogue(project: Project): Promise<Finding[]> {
  const { ok, warning, error } = findingsAbout('catalogue');
  const nodes = ['programs', 'products'] as const;
  const replies = await Promise.all(nodes.map((node) => ask(nodeAddress(project, node))));
  const refused = nodes.filter((_, index) => replies[index]?.status !== 200);
  if (replies.some((reply) => reply === undefined)) {
    const { host } = new URL(project.databaseUrl);
    return [error(`no answer from ${host}`, steps.reach(project, checkUrl))];
  }
  if (refused.length > 0)
    return [error(`visitors cannot read ${refused.join(' and ')}`, steps.rules(project))];
  const [programs, products] = replies.map((reply) => reply?.json());
  if (!programs && !products)
    return [error('it is empty', 'npm run seed, or import your own (docs/deploy.md, 4).')];
  const { findings, entries } = findingsOf({ programs: programs ?? {}, products: products ?? {} });
  const errors = findings.filter(({ level }) => level === 'error');
  const [first] = errors.length > 0 ? errors : findings;
  const next =
    'npm run catalogue -- check FILE names all of it; FILE holds the nodes programs and products as JSON.';
  if (!first) return [ok(`${entries} entries, all of them readable and valid`)];
  const text = `${entries} entries, ${errors.length} errors, ${findings.length - errors.length} warnings; first ${first.place}: ${first.text}`;
  return [errors.length > 0 ? error(text, next) : warning(text, next)];
}

export const examineDatabase = async (project: Project): Promise<Finding[]> =>
  (await Promise.all([examineRules(project), examineDoors(project), examineCatalogue(project)])).flat();
