import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Code that is loaded on demand is compiled on demand here, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
