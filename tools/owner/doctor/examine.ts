import { examineAccounts } from './accounts';
import { examineDatabase } from './database';
import type { Finding } from './finding';
import type { Project } from './project';
import { examineServices } from './services';
import { examineSettings } from './settings';
import { examineSite } from './site';

/** Everything that can be seen of a project from outside. With settings missing there is nothing to go and see. */
export async function examine(project: Project): Promise<Finding[]> {
  const settings = examineSettings(project);
  if (settings.some(({ level }) => level === 'error')) return settings;
  const visits = await Promise.all([
    examineDatabase(project),
    examineAccounts(project),
    examineSite(project),
    examineServices(project),
  ]);
  return [...settings, ...visits.flat()];
}
