import { address } from './ports';

/** The project of the local backend; "demo-" keeps the emulators from ever asking for a real one. */
export const project = 'demo-eightwell';
export const namespace = `${project}-default-rtdb`;

export const databaseAddress = `${address('database')}/?ns=${namespace}`;
/** Sign-in's REST service with the project's path. */
export const accountsAddress = `${address('auth')}/identitytoolkit.googleapis.com/v1/projects/${project}`;
