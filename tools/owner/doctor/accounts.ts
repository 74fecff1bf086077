import { fieldsOf, isFields, listOf, numberOf, parseJson, textOf, type Fields } from '#model/untrusted';
import { ask } from './ask';
import { findingsAbout, type Finding } from './finding';
import { steps, type Project } from './project';

const owners = findingsAbout('owner');

/** The claims of an ID token. Nobody is let in by them here, so they are read without the signature. */
const claimsOf = (token: string): Fields =>
  fieldsOf(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

const isOwnerAccount = (user: unknown): boolean => {
  if (!isFields(user) || user.emailVerified !== true || user.disabled === true) return false;
  return fieldsOf(parseJson(textOf(user.customAttributes))).admin === true;
};

/** Who is an owner among the accounts, which are read a thousand at a time. */
async function ownersOf(project: Project, bearer: string): Promise<string[] | undefined> {
  const found: string[] = [];
  let page = '';
  do {
    const url = new URL(`${project.authUrl}/v1/projects/${project.projectId}/accounts:batchGet`);
    url.searchParams.set('maxResults', '1000');
    if (page) url.searchParams.set('nextPageToken', page);
    const reply = await ask(url, { headers: { authorization: `Bearer ${bearer}` } });
    const answer = reply?.status === 200 ? reply.json() : undefined;
    if (!isFields(answer)) return undefined;
    const users = listOf(answer.users).filter(isOwnerAccount);
    found.push(...users.map((user) => (isFields(user) ? textOf(user.email) : '')));
    page = textOf(answer.nextPageToken);
  } while (page);
  return found;
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
  const found = await ownersOf(project, access.bearer);
  if (found === undefined) {
    return owners.warning(
      'the accounts could not be read',
      steps.reach(project, 'Pass a fresh token of an administrator: it lives for an hour.'),
    );
  }
  if (found.length === 0) return owners.error('there is none: nobody can work with orders', makeOwner);
  if (found.length === 1) return owners.ok(`there is one, ${found[0]}`);
  return owners.warning(
    `there are ${found.length}: ${found.join(', ')}`,
    'Each of them reads every order. npm run owner -- EMAIL --revoke takes the mark from one who no longer should.',
  );
}

/** Fewest characters of a password that the project should ask for. */
const shortestPassword = 8;

/** What only the project's own settings say: how good a password must be, and whether strangers can find out who has an account. */
async function examineSecrets(project: Project): Promise<Finding[]> {
  const { access, authUrl, projectId, isLocal } = project;
  const { ok, warning, error } = findingsAbout('passwords');
  if (isLocal || access?.bearer === undefined) return [];
  const url = `${authUrl}/admin/v2/projects/${projectId}/config`;
  const reply = await ask(url, { headers: { authorization: `Bearer ${access.bearer}` } });
  const config = reply?.status === 200 ? reply.json() : undefined;
  if (!isFields(config)) {
    return [warning('the settings of sign-in could not be read', 'Pass a fresh token of an administrator.')];
  }
  const console = 'Switch it on in the console: Authentication, Settings,';
  const privacy = fieldsOf(config.emailPrivacyConfig);
  const policy = fieldsOf(config.passwordPolicyConfig);
  const [version] = listOf(policy.passwordPolicyVersions);
  const asked = fieldsOf(fieldsOf(version).customStrengthOptions);
  const length = numberOf(asked.minPasswordLength) ?? 6;
  const isEnforced = policy.passwordPolicyEnforcementState === 'ENFORCE' && length >= shortestPassword;
  return [
    isEnforced
      ? ok(`at least ${length} characters`)
      : warning(
          `a password of ${policy.passwordPolicyEnforcementState === 'ENFORCE' ? length : 6} characters is enough`,
          `${console} Password policy: require at least ${shortestPassword} characters.`,
        ),
    privacy.enableImprovedEmailPrivacy === true
      ? ok('strangers cannot ask who has an account')
      : error(
          'strangers can ask who has an account',
          `${console} User actions: Email enumeration protection.`,
        ),
  ];
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

export async function examineAccounts(project: Project): Promise<Finding[]> {
  const [owner, domain, secrets] = await Promise.all([
    examineOwner(project),
    examineDomain(project),
    examineSecrets(project),
  ]);
  return [owner, domain, ...secrets];
}
