import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { emptyAddresses } from './model/catalogue/emptyAddresses';
import { dimensions, type Dimension } from './model/catalogue/item';
import { programsOfDimension } from './model/paths';
import { closedPaths } from './model/sections';
import { selectProducts, selectPrograms } from './model/shopState';
import { textsOf } from './model/untrusted';
import { written } from './prerender/protocol';
import { useShop } from './storeHooks';

/** What the build knew of the whole catalogue: a page brings a few of its rows only. Unknown where nothing was built. */
let built: readonly string[] | undefined;

export function builtWithEmpty(addresses: readonly string[]): void {
  built = addresses;
}

const addressesOfBuild = written('empty-addresses');
if (addressesOfBuild !== undefined) builtWithEmpty(textsOf(JSON.parse(addressesOfBuild)));

/** Of the rows that are there; undefined while there are none. */
const selectEmpty = createSelector([selectPrograms, selectProducts], (programs, products) =>
  programs.length + products.length === 0 ? undefined : new Set(emptyAddresses(programs, products)),
);

/** The addresses that nothing should lead to, for the catalogue has nothing to show there. */
export function useEmptyAddresses(): ReadonlySet<string> {
  const now = useShop(selectEmpty);
  return useMemo(
    () => new Set(built ? built.filter((address) => now?.has(address) ?? true) : (now ?? closedPaths)),
    [now],
  );
}

/** The dimensions that have programs. */
export function useShownDimensions(): readonly Dimension[] {
  const empty = useEmptyAddresses();
  return useMemo(() => dimensions.filter((dimension) => !empty.has(programsOfDimension(dimension))), [empty]);
}
