import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '#local/machine/listen';
import { fillDatabase } from '#local/seed/fillDatabase';
import { readSeed } from '#local/seed/readSeed';

const seed = readSeed();
let close = (): void => {};
afterEach(() => close());

/** A database that notes what it is sent and answers with one status. */
const databaseThatAnswers = async (status: number): Promise<{ url: string; received: IncomingMessage[] }> => {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    request.resume().on('end', () => response.writeHead(status).end());
  });
  close = () => server.close();
  const { url } = await listen(server);
  return { url: `${url}/?ns=shop`, received };
};

describe('filling a database', () => {
  it('puts both nodes, with the token, and tells how many', async () => {
    const { url, received } = await databaseThatAnswers(204);
    const told: string[] = [];
    await fillDatabase(url, 'owner', seed, (line) => told.push(line));
    expect(received.map((request) => `${request.method} ${request.url}`)).toEqual([
      'PUT /programs.json?ns=shop&print=silent',
      'PUT /products.json?ns=shop&print=silent',
    ]);
    expect(received[0]?.headers.authorization).toBe('Bearer owner');
    expect(told[0]).toMatch(
      new RegExp(`^programs: ${Object.keys(readSeed().programs).length} written to 127\\.0\\.0\\.1`),
    );
  });

  it('says what to do when the token is refused', async () => {
    const { url } = await databaseThatAnswers(401);
    await expect(fillDatabase(url, 'wrong', seed, () => {})).rejects.toThrow(/--token/);
  });

  it('says what to do when nothing answers', async () => {
    await expect(fillDatabase('http://127.0.0.1:1', 'owner', seed, () => {})).rejects.toThrow(/npm start/);
  });
});
