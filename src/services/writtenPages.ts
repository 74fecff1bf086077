import { writtenFile, writtenFrom, type WrittenPages } from '#model/desk/writtenPages';
import { reportError } from '#reportError';

/** What the build that is online wrote of the catalogue; undefined where none was (`npm start`) or nobody answers. Never throws. */
export async function readWrittenPages(): Promise<WrittenPages | undefined> {
  try {
    const response = await fetch(`/${writtenFile}`, { cache: 'no-cache' });
    // In development every address answers with the shop's page.
    if (!response.ok || response.headers.get('Content-Type')?.includes('json') !== true) return undefined;
    return writtenFrom(await response.json());
  } catch (error) {
    reportError(error, 'What the pages were written of could not be read.', 'warning');
    return undefined;
  }
}
