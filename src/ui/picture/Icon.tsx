const paths = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zm-1.5 5 5 5',
  heart: 'M12 20C6 15.8 3 12.5 3 8.7 3 4 9.5 2.8 12 7.5 14.5 2.8 21 4 21 8.7c0 3.8-3 7.1-9 11.3z',
  compare: 'M4 8h13m0 0-3.5-3.5M17 8l-3.5 3.5M20 16H7m0 0 3.5-3.5M7 16l3.5 3.5',
  cart: 'M5 8.5h14l-1.3 11.5H6.3zM8.5 8.5C8.5 3 15.5 3 15.5 8.5',
  bowl: 'M3 11h18c0 5.5-3.5 9-9 9s-9-3.5-9-9zM8 7.5c0-2 1.5-2 1.5-4M13 7.5c0-2 1.5-2 1.5-4',
  filter: 'M3 7h11m4 0h3M3 17h4m4 0h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm-7 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4.5 12.5 5 5 10-11',
  arrow: 'M4 12h15m0 0-6-6m6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  menu: 'M3.5 8h17M3.5 16h17',
  warn: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.2',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.2',
  truck:
    'M2 6h12v11H2zM14 10h4.5l3.5 4v3h-8M9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm10.5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20.5c0-4.5 3-7 8-7s8 2.5 8 7',
  phone:
    'M6 3h4l1.5 5-2.5 1.8c1 2.2 3 4.2 5.2 5.2L16 12.5l5 1.5v4c0 1.7-1.3 3-3 3C10 20.5 3.5 14 3 6c0-1.7 1.3-3 3-3z',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3.5 3.5 3.5 14.5 0 18M12 3c-3.5 3.5-3.5 14.5 0 18',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  eye: 'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5s-7-2-9.5-6.5zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  undo: 'M9 7 4 12l5 5M4 12h11c3 0 5 2 5 5v1',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  zoom: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zm-1.5 5 5 5M10.5 8v5M8 10.5h5',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  exit: 'M10 4H4.5v16H10M9.5 12H20m0 0-4-4m4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** An SVG icon on a grid of 24. It is decorative: text or the button's label says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
