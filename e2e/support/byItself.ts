/** What another tab or person did appears without a reload, sooner than anything is read anew; how soon, the bench says. */
export const byItself = { timeout: 10_000 };
