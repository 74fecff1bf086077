import { isFields, listOf, textOf } from '../../../src/model/untrusted';
import { ask } from './ask';
import { findingsAbout, type Finding } from './finding';
import { steps, type Project } from './project';

const owners = findingsAbout('owner');

/** The claims of an ID token. Nobody is let in by them here, so they are read without the signature. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return isFields(claims) ? claims : {};
  } catch {
    return {};
  }
}

const isOwnerAccount = (user: unknown): boolean => {
  if (!isFields(user) || user.emailVerified !== true || user.disabled === true) return false;
  try {
    const claims: unknown = JSON.parse(textOf(user.customAttributes) || '{}');
    return isFields(claims) && claims.admin === true;
  } catch {
    return false;
  }
};

/** Looks through the accounts, a thousand at a time. */
async function hasOwner(project: Project, bearer: string): Promise<boolean | undefined> {
  let page = '';
  do {
    const url = new URL(`${project.authUrl}/v1/projects/${project.projectId}/accounts:batchGet`);
    url.searchParams.set('maxResults', '1000');
    if (page) url.searchParams.set('nextPageToken', page);
    const reply = await ask(url, { headers: { authorization: `Bearer ${bearer}` } });
    const answer = reply?.status === 200 ? reply.json() : undefined;
    if (!isFields(answer)) return undefined;
    if (listOf(answer.users).some(isOwnerAccount)) return true;
    page = textOf(answer.nextPageToken);
  } while (page);
  return false;
}

async function examineOwner(project: Project): Promise<Finding> {
  const { access } = project;
  const makeOwner = steps.owner(project);
  if (access?.idToken !== undefined) {
    const { admin, email_verified: isVerified, email } = claimsOf(access.idToken);
    return admin === true && isVerified === true
      ? owners.ok(`${textOf(email)} is one`)
      : owners.error(`${textOf(email)} is none`, `${makeOwner}, then sign in again.`);
  }
  if (access?.bearer === undefined) {
    return owners.warning(
      'nobody has looked',
      'Pass --email OWNER with OWNER_PASSWORD, or --token of an administrator.',
    );
  }
  const found = await hasOwner(project, access.bearer);
  if (found === undefined) {
    return owners.warning(
      'the accounts could not be read',
      steps.reach(project, 'Pass a fresh token of an administrator: it lives for an hour.'),
    );
  }
  return found
    ? owners.ok('there is one')
    : owners.error('there is none: nobody can work with orders', makeOwner);
}

/** Whether sign-in lets people come from the shop's own address. */
async function examineDomain(project: Project): Promise<Finding> {
  const { authUrl, apiKey, siteUrl, isLocal } = project;
  const { ok, warning, error } = findingsAbout('sign-in');
  const reply = await ask(`${authUrl}/v1/projects?key=${encodeURIComponent(apiKey)}`);
  const answer = reply?.status === 200 ? reply.json() : undefined;
  if (!isFields(answer)) {
    const configured = 'Check VITE_FIREBASE_API_KEY, and that Authentication is switched on in the console.';
    if (!reply) return warning('no answer', steps.reach(project, configured));
    return error(`it refuses the key (status ${reply.status})`, configured);
  }
  if (isLocal) return ok('it answers, and lets every address in');
  const { hostname } = new URL(siteUrl);
  const domains = listOf(answer.authorizedDomains).map((domain) => textOf(domain));
  return domains.includes(hostname)
    ? ok(`${hostname} is an authorised domain`)
    : error(
        `${hostname} is no authorised domain`,
        'Add it in the console: Authentication, Settings, Authorised domains.',
      );
}

export const examineAccounts = (project: Project): Promise<Finding[]> =>
  Promise.all([examineOwner(project), examineDomain(project)]);
