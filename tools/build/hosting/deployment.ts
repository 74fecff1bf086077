import { loadEnv } from 'vite';
import { usesLocalBackend, type Environment } from '../plugins/environment';

/**
 * The environment a deployment is made for: .env.production and the variables of the shell. Until a project is set
 * there, the committed files name a sample project.
 */
export function deploymentEnvironment(): Environment {
  const environment: Environment = loadEnv('production', process.cwd(), 'VITE_');
  if (!usesLocalBackend(environment)) return environment;
  return {
    ...environment,
    VITE_FIREBASE_AUTH_DOMAIN: 'eightwell-shop.firebaseapp.com',
    VITE_FIREBASE_DATABASE_URL: 'https://eightwell-shop-default-rtdb.firebaseio.com',
  };
}
