import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { nodeFromJson } from '#local/database/data/fromJson';
import { parseJson } from '#local/database/data/json';
import { nodeAt } from '#local/database/data/node';
import { runQuery } from '#local/database/data/query';
import { plainJson } from '#local/database/data/toJson';
import { queryFromUrl } from '#local/database/rest/restQuery';
import { address } from '#local/machine/ports';

type Node = 'programs' | 'products';

const readableByAll = { 'Access-Control-Allow-Origin': '*' };

/** Stands in for the catalogue's two nodes, for one page alone, so that tests do not disturb one another. */
export class Catalogue {
  constructor(private readonly page: Page) {}

  /** Answers with this tree instead of the database's. */
  async replace(node: Node, tree: unknown): Promise<void> {
    await this.page.route(this.address(node), (route) =>
      route.fulfill({ json: tree, headers: readableByAll }),
    );
  }

  /** Answers with the range of these rows that is asked for, or with a single one, as the database does. */
  async serve(node: Node, rows: object): Promise<void> {
    const tree = nodeFromJson(parseJson(JSON.stringify(rows)), { before: null, now: Date.now(), depth: 0 });
    await this.page.route(this.address(node), (route) => {
      const query = queryFromUrl(new URL(route.request().url()).searchParams);
      return route.fulfill({ json: plainJson(runQuery(tree, query)), headers: readableByAll });
    });
    await this.page.route(this.address(`${node}/*`), (route) => {
      const { name } = parse(new URL(route.request().url()).pathname);
      return route.fulfill({ json: plainJson(nodeAt(tree, [name])), headers: readableByAll });
    });
  }

  /** Answers with this status and an error, as the database does. */
  async fail(node: Node, status: number, error = 'Internal server error'): Promise<void> {
    await this.page.route(this.address(node), (route) =>
      route.fulfill({ status, json: { error }, headers: readableByAll }),
    );
  }

  /** Takes the request and never answers. */
  async silence(node: Node): Promise<void> {
    await this.page.route(this.address(node), () => undefined);
  }

  /** Cuts the connection. */
  async cut(node: Node): Promise<void> {
    await this.page.route(this.address(node), (route) => route.abort('connectionfailed'));
  }

  /** Lets the database answer again. */
  async recover(node: Node): Promise<void> {
    await this.page.unroute(this.address(node));
  }

  private address(node: Node | `${Node}/*`): string {
    return `${address('database')}/${node}.json*`;
  }
}
