import { expect, test } from 'vitest';
import type { ProductRecord, ProgramRecord } from '#local/seed/entities';
import { productShape, programShape } from '#model/catalogue/check/shapes';
import { columnNames, columns } from '#model/catalogue/sheet/columns';

const namesOf = {
  products: Object.keys(productShape satisfies Record<keyof ProductRecord, unknown>),
  programs: Object.keys(programShape satisfies Record<keyof ProgramRecord, unknown>),
};

test.each(['products', 'programs'] as const)('the fields of %s are those of a sheet', (node) => {
  const inSheet = columnNames.filter((name) => ['both', node].includes(columns[name]?.of ?? ''));
  expect(namesOf[node].toSorted()).toEqual(inSheet.toSorted());
});
