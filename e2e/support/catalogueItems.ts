import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { address } from '../../local/machine/ports';
import { answerTo } from '../../tests/support/pagedServer';

type Node = 'programs' | 'products';

const readableByAll = { 'Access-Control-Allow-Origin': '*' };

/** Stands in for the catalogue's two nodes, for one page alone, so that tests do not disturb one another. */
export class Catalogue {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Answers with this tree instead of the database's. */
  async replace(node: Node, tree: unknown): Promise<void> {
    await this.#page.route(this.#address(node), (route) =>
      route.fulfill({ json: tree, headers: readableByAll }),
    );
  }

  /** Answers with the range of these rows that is asked for, or with a single one, as the database does. */
  async serve(node: Node, rows: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#page.route(this.#address(node), (route) =>
      route.fulfill({ json: answerTo(route.request().url(), rows), headers: readableByAll }),
    );
    await this.#page.route(this.#address(`${node}/*`), (route) => {
      const { name } = parse(new URL(route.request().url()).pathname);
      return route.fulfill({ json: rows[name] ?? null, headers: readableByAll });
    });
  }

  /** Answers with this status and an error, as the database does. */
  async fail(node: Node, status: number, error = 'Internal server error'): Promise<void> {
    await this.#page.route(this.#address(node), (route) =>
      route.fulfill({ status, json: { error }, headers: readableByAll }),
    );
  }

  /** Takes the request and never answers. */
  async silence(node: Node): Promise<void> {
    await this.#page.route(this.#address(node), () => undefined);
  }

  /** Cuts the connection. */
  async cut(node: Node): Promise<void> {
    await this.#page.route(this.#address(node), (route) => route.abort('connectionfailed'));
  }

  /** Lets the database answer again. */
  async recover(node: Node): Promise<void> {
    await this.#page.unroute(this.#address(node));
  }

  #address(node: Node | `${Node}/*`): string {
    return `${address('database')}/${node}.json*`;
  }
}
