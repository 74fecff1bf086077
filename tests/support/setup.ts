import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { stay } from '#leaving';
import { stepMs } from '#local/machine/patience';
import { NothingInView } from './nothingInView';

// Code that is loaded on demand is compiled on demand here, and a busy machine takes its time.
configure({ asyncUtilTimeout: stepMs });
// Nothing is laid out here, so nothing lies anywhere, and nothing changes its size.
Object.assign(window, { ResizeObserver: NothingInView });
document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);
// What a test has replaced stands again for the next one, before its components leave the page.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
// A link that a test pressed has begun a departure, after which nothing is reported: the next test's page stays.
beforeEach(stay);
// No test finds what another one has saved.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules and the window. Code that is still being loaded would fail when its file ends, and stay
// missing in the next one, which also finds the window as new.
afterAll(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
