import { loadEnv } from 'vite';
import { forgotten, usesLocalBackend, type Environment } from '#tools/build/plugins/environment';

/** The settings of files and shell, also where a build for the local backend has emptied them in this process. */
function readSettings(): Environment {
  const emptied = Object.keys(process.env).filter((name) => name.startsWith('VITE_') && !process.env[name]);
  for (const name of emptied) {
    const value = forgotten.get(name);
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  try {
    return loadEnv('production', process.cwd(), 'VITE_');
  } finally {
    for (const name of emptied) process.env[name] = '';
  }
}

/** Whether a project is set that the shop can be deployed to. */
export const hasDeployment = (): boolean => !usesLocalBackend(readSettings());

/**
 * The environment a deployment is made for: .env.production and the variables of the shell. Until a project is set
 * there, the committed files name a sample project.
 */
export function deploymentEnvironment(): Environment {
  const environment = readSettings();
  if (!usesLocalBackend(environment)) return environment;
  return {
    ...environment,
    VITE_FIREBASE_AUTH_DOMAIN: 'eightwell-shop.firebaseapp.com',
    VITE_FIREBASE_DATABASE_URL: 'https://eightwell-shop-default-rtdb.firebaseio.com',
  };
}
