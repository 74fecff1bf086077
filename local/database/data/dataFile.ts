import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isJsonObject, parseJson, type Json } from './json';

/** Writes that come together are saved together. */
const QUIET_MS = 100;

/** Keeps the data on disk; a crash leaves the last whole file, never half of one. */
export class DataFile {
  readonly #path: string;
  readonly #content: () => Json;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(path: string, content: () => Json) {
    this.#path = path;
    this.#content = content;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => void this.flush(), QUIET_MS);
  }

  /** Resolves when everything up to now is on disk. */
  async flush(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#saving = this.#saving
        .then(() => this.#save())
        .catch((error: unknown) => {
          console.error(`The database could not be saved to ${this.#path}:`, error);
        });
    }
    await this.#saving;
  }

  async #save(): Promise<void> {
    const unfinished = `${this.#path}.tmp`;
    await mkdir(dirname(this.#path), { recursive: true });
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(JSON.stringify(this.#content()));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#path);
  }
}

/** Each namespace's data as it was saved; nothing where there is no file yet. */
export async function readDataFile(path: string): Promise<Map<string, Json>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
  try {
    const json = parseJson(text);
    if (isJsonObject(json)) return new Map(Object.entries(json));
  } catch (error) {
    throw new Error(`${path} is not a saved database; move it away to start from the seed.`, {
      cause: error,
    });
  }
  throw new Error(`${path} is not a saved database; move it away to start from the seed.`);
}
