import { emailField, scriptAddress } from '#model/newsletter';
import { usesSection } from '#model/sections';
import { isFields } from '#model/untrusted';
import { ask } from './ask';
import { findingsAbout, type Finding } from './finding';
import { steps, type Project } from './project';

const newsletter = findingsAbout('newsletter');
const unreadable =
  'The shop will say that an e-mail is on its way if the address is right (decisions/letters.md).';

/** Nobody is subscribed: the question has no address. */
async function examineScript(address: string, project: Project): Promise<Finding> {
  const url = new URL(address);
  url.searchParams.set(emailField, '');
  url.searchParams.set('c', 'subscribed');
  const reply = await ask(url);
  const next =
    'Copy the address from the action of the provider’s embedded form into services.newsletter of shop.config.ts (or VITE_NEWSLETTER_URL).';
  if (!reply) return newsletter.error(`no answer from ${url.host}`, steps.reach(project, next));
  if (reply.status !== 200) return newsletter.error(`${url.host} answers with status ${reply.status}`, next);
  const isScript =
    /javascript/.test(reply.headers.get('content-type') ?? '') && /^\s*subscribed\(/.test(reply.text);
  return isScript
    ? newsletter.ok(`${url.host} answers with a script, in a frame of its own`)
    : newsletter.warning(`${url.host} answers with something else than a script`, next);
}

async function examineFetch(address: string, project: Project): Promise<Finding> {
  const { origin } = new URL(project.siteUrl);
  const { host } = new URL(address);
  const body = new URLSearchParams({ [emailField]: '' });
  const reply = await ask(address, { method: 'POST', body, headers: { origin, accept: 'application/json' } });
  const next =
    'Check services.newsletter of shop.config.ts (or VITE_NEWSLETTER_URL): it is the address that the provider’s own form posts to.';
  if (!reply) return newsletter.error(`no answer from ${host}`, steps.reach(project, next));
  if (reply.status >= 500) return newsletter.error(`${host} answers with status ${reply.status}`, next);
  const allowed = reply.headers.get('access-control-allow-origin') ?? '';
  if (allowed !== '*' && allowed !== origin) {
    return newsletter.warning(`${host} lets ${origin} read no answer (CORS)`, unreadable);
  }
  const answer = reply.json();
  return isFields(answer) && 'result' in answer && 'msg' in answer
    ? newsletter.ok(`${host} answers the shop`)
    : newsletter.warning(`${host} answers with something else than { result, msg }`, unreadable);
}

function examineNewsletter(project: Project): Promise<Finding> {
  const { newsletterUrl } = project;
  const script = scriptAddress(newsletterUrl);
  return script === undefined ? examineFetch(newsletterUrl, project) : examineScript(script, project);
}

async function examineDashboard(project: Project): Promise<Finding> {
  const { dashboardUrl } = project;
  const { ok, error } = findingsAbout('dashboard');
  const reply = await ask(dashboardUrl);
  const next =
    'Check services.dashboard of shop.config.ts (or VITE_MEMBER_DASHBOARD_URL): members are led there by "Member Dashboard".';
  if (!reply) {
    return error(`no answer from ${new URL(dashboardUrl).host}`, steps.reach(project, next));
  }
  if (reply.status >= 400) return error(`it answers with status ${reply.status}`, next);
  return ok(`${new URL(dashboardUrl).host} answers`);
}

/** Examines the services that the shop uses: the settings of parts that it leaves out may be empty. */
export const examineServices = (project: Project): Promise<Finding[]> =>
  Promise.all([
    ...(usesSection('newsletter') ? [examineNewsletter(project)] : []),
    ...(usesSection('dashboard') ? [examineDashboard(project)] : []),
  ]);
