const outlines: Record<string, string> = {
  physical: 'M1.5 20 8.5 6.5l4 7L15.2 9l7.3 11z',
  social:
    'M8 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm8.5 2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM1.5 20.5c0-4.6 2.5-7.5 6.5-7.5s6.5 2.9 6.5 7.5zm14.7 0c0-2.8-.8-5-2-6.6 4.5-1 8.3 1.6 8.3 6.6z',
  financial:
    'M2 21v-4.5h5.6V21zm7.2 0v-9.5h5.6V21zm7.2 0V7H22v14zM12 1.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  environmental:
    'M21.5 2.5C23 14 17.5 20.6 8 19.2L15.8 10 6.6 17.8 3.6 21.6 2 20.2 4.6 16.8C2.6 7.5 9.5 2.2 21.5 2.5z',
  intellectual:
    'M11.3 6.2C8.7 4.2 5.5 3.8 1.5 4v14.5c4-.2 7.2.2 9.8 2.2zm1.4 0c2.6-2 5.8-2.4 9.8-2.2v14.5c-4-.2-7.2.2-9.8 2.2z',
  occupational:
    'M8 7V4.8C8 3.5 8.8 2.5 10.2 2.5h3.6c1.4 0 2.2 1 2.2 2.3V7h5.8v5.5H2.2V7zm1.9 0h4.2V4.5H9.9zM2.2 14.3h7.3v2.4h5v-2.4h7.3V21H2.2z',
  spiritual: 'M15.5 2.5A10 10 0 1 0 21.8 17 8.3 8.3 0 0 1 15.5 2.5z',
  emotional:
    'M12 21.5C6 17.5 1.8 13.5 1.8 8.7c0-5.5 7.4-7.2 10.2-2 2.8-5.2 10.2-3.5 10.2 2 0 4.8-4.2 8.8-10.2 12.8z',
};

/** The icon of a dimension; it always stands beside the name, so that colour is never the only information. */
export function DimensionIcon({ dimension }: { dimension: string }) {
  const path = outlines[dimension.toLowerCase()];
  return path ? (
    <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  ) : null;
}
