/** Two dimensions have addresses of their own in the specification; the others stand below /wellness. */
const ownPaths: Record<string, string> = { physical: '/physicalwellness', social: '/socialwellness' };

/** The page of a dimension, given in any case. */
export function dimensionPath(dimension: string): string {
  const name = dimension.toLowerCase();
  return ownPaths[name] ?? `/wellness/${name}`;
}
