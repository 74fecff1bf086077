import type { Item } from '#model/catalogue/item';
import { product, program } from './samples';

const things = [
  'Saw',
  'Chisel',
  'Plane',
  'Rasp',
  'Mallet',
  'Vice',
  'Square',
  'Gauge',
  'Drill',
  'Clamp',
  'Awl',
];
const courses = ['Spoons', 'Bowls', 'Stools', 'Boxes', 'Joints', 'Boats'];

/** A shop of another trade: tools and woodwork, six courses, nothing that the sample's shop knows of. */
export const otherTrade: readonly Item[] = [
  ...things.map((name) =>
    product({ id: name.toLowerCase(), name, category: ['Tools'], tag: ['Steel'], image: ['/own/tool.jpg'] }),
  ),
  product({ id: 'oil', name: 'Oil', category: ['Care'], image: ['/own/oil.jpg'] }),
  ...courses.map((name) =>
    program({ id: `carve-${name.toLowerCase()}`, name, category: ['Workshop'], tag: ['Weekend'] }),
  ),
];
