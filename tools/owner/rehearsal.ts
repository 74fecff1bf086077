import { nodeRequest, type Access } from './access';
import { keysOf } from './pages';

/** What marks a database as one that a rehearsal has filled; no rule lets anybody else write it. */
const mark = 'rehearsal';

/** Puts the rules into a throwaway project. Throws where the database holds anything that is not a rehearsal's. */
export async function openRehearsal(access: Access, rules: string): Promise<void> {
  const nodes = await keysOf(access, '');
  if (nodes.length > 0 && !nodes.includes(mark)) {
    throw new Error(
      `This database holds ${nodes.join(', ')}. A rehearsal overwrites everything: make a project for it alone.`,
    );
  }
  await nodeRequest(access, '', { method: 'PUT', body: { [mark]: true } });
  await nodeRequest(access, '.settings/rules', { method: 'PUT', body: JSON.parse(rules) });
}

/** Empties the project, and closes it. */
export async function closeRehearsal(access: Access): Promise<void> {
  await nodeRequest(access, '', { method: 'PUT', body: null });
  const closed = { rules: { '.read': false, '.write': false } };
  await nodeRequest(access, '.settings/rules', { method: 'PUT', body: closed });
}
