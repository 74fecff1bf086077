import type { APIRequestContext, APIResponse } from '@playwright/test';
import { address } from '#local/machine/ports';
import { namespace } from '#local/machine/project';
import { readSeed } from '#local/seed/readSeed';

const owner = { Authorization: 'Bearer owner' };

/**
 * The local database, as its owner. All tests share it: write only below nodes of your own (an order, a member), and
 * replace the catalogue for one page with `catalogue` instead.
 */
export class Database {
  constructor(private readonly client: APIRequestContext) {}

  async get(path: string): Promise<unknown> {
    return (await this.send('GET', path)).json();
  }

  async set(path: string, value: unknown): Promise<void> {
    await this.send('PUT', path, JSON.stringify(value));
  }

  /** Puts one entry of the catalogue back as the seed has it. */
  async restore(node: 'programs' | 'products', key: string): Promise<void> {
    const entry = new Map(Object.entries(readSeed()[node])).get(key);
    await this.set(`${node}/${key}`, entry ?? null);
  }

  private async send(method: 'GET' | 'PUT', path: string, data?: string): Promise<APIResponse> {
    const url = `${address('database')}/${path}.json?ns=${namespace}`;
    const response = await this.client.fetch(url, { method, data, headers: owner });
    if (response.ok()) return response;
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  }
}
