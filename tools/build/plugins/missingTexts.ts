import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { isLanguage } from '#model/languages';
import { isFields, parseJson } from '#model/untrusted';

const folder = join('.cache', 'missing-texts');
/** Longer than any key of the shop. */
const mostCharacters = 10_000;

type Texts = Record<string, string>;

function textsIn(body: string): Texts | undefined {
  const parsed = parseJson(body);
  return isFields(parsed) && Object.values(parsed).every((value) => typeof value === 'string')
    ? (parsed as Texts)
    : undefined;
}

function keptIn(file: string): Texts {
  try {
    return textsIn(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Answers `POST /{language}/{file}`: keeps texts that are missing there, and says each once. */
export function takeMissingTexts(into: string, say: (line: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number): void => void response.writeHead(status).end();
    const [, language = '', name] = /^\/(\w+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (name === undefined || !isLanguage(language)) return answer(404);
    // A page of another site cannot send this content type without a CORS permission.
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
      return answer(415);
    const body = await text(request);
    if (body.length > mostCharacters) return answer(413);
    const added = textsIn(body);
    if (!added) return answer(400);
    const file = join(into, language, `${name}.json`);
    const kept = keptIn(file);
    const unknown = Object.keys(added).filter((key) => !Object.hasOwn(kept, key));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...kept, ...added }, null, 2)}\n`);
    unknown.forEach((key) => say(`A text is missing in ${language}/${name}: ${key} (${file})`));
    answer(204);
  };
}

/** Where the shop in development adds the texts it lacks: i18next's path for them, and a file for each language and part. */
export function missingTexts(): Plugin {
  return {
    name: 'missing-texts',
    configureServer({ middlewares, config }) {
      const take = takeMissingTexts(folder, (line) => config.logger.warn(line, { timestamp: true }));
      middlewares.use('/locales/add', (request, response, next) => void take(request, response).catch(next));
    },
  };
}
