import { format } from 'oxfmt';
import { photoWidths, previewSize } from '#model/photos';
import { dimensions } from '#model/catalogue/item';
import { allergens, courses, diets } from '#model/catalogue/kitchen';
import { levels } from '#model/catalogue/level';
import { units } from '#model/catalogue/check/words';
import { columns } from '#model/catalogue/sheet/columns';

const widest = Math.max(...photoWidths);

const kinds = {
  text: 'text',
  number: 'number: `9.90` or `9,90`',
  yes: 'yes or no',
  list: 'texts, with “|” between',
  json: 'JSON',
} as const;

/** The words that fields of a fixed choice take, as the catalogue's check knows them. */
const choices = {
  '`category` of a program, `dimension`': dimensions,
  '`level`': levels,
  '`allergens`, also of a meal': allergens,
  '`course` of a meal': courses,
  '`diet` of a meal': diets,
  '`unit` of what is in it': units,
};

/** In a cell of a table a stroke would end it. */
const inCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** docs/catalogue.md, written from what the sheet's reader knows; a test holds the two together. */
export async function fieldsPage(): Promise<string> {
  const rows = Object.entries(columns).map(
    ([name, column]) =>
      `| \`${name}\` | ${column.of} | ${inCell(kinds[column.kind])} | ${column.isNeeded ? 'yes' : ''} | ${inCell(column.about)} |`,
  );
  const text = `# The catalogue, field by field

Written by \`npm run catalogue -- fields\`; change \`src/model/catalogue/sheet/columns.ts\`.

\`npm run catalogue -- import FILE\` takes CSV and JSON. Of CSV the first row names the fields, in any order and in capitals or not; cells are parted by
commas, semicolons or tabs, decimals by a point or a comma, and Excel's mark at the beginning does no harm. JSON is the whole catalogue
(\`{"products": …, "programs": …}\`), one of the two, or a list of entries. A row with \`stock\`, \`type\` or another field of products is a
product, one with \`weeks\`, \`level\` or another field of programs is a program.

A sheet that Excel saves as CSV is read in UTF-8 and in the letters of Windows. Products and programs may stand in sheets of their own: name both
(\`npm run catalogue -- import goods.csv courses.csv\`). Of \`start\`, \`preview\` and \`brand -- check\` each has its own \`--catalogue\`.

Row by row it says what it understood, what is wrong and what would change, and asks. With an error nothing is written. An item that is there keeps the
fields for which the file has no column; an empty cell empties the field. Items that the file does not name stay. \`export\` writes a file
that reads as the same again, with an apostrophe before what a spreadsheet would take for a formula; \`--commas\` as Excel expects it where decimals have a comma.

| Field | Of | Holds | Needed | What it is |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Words of a fixed choice

The shop says them in each of its languages; write them as they stand here, also in a catalogue in German.

| Field | Words |
| --- | --- |
${Object.entries(choices)
  .map(([field, words]) => `| ${field} | ${words.map((word) => `\`${word}\``).join(', ')} |`)
  .join('\n')}

## Pictures

JPEG, WebP, AVIF, PNG or SVG in \`public/pictures\`; the sheet names them as \`/pictures/honey.jpg\`. **Upright, 3:4**, ${widest} × ${(widest * 4) / 3} pixels or
more, less than 10 MB. The build lays down each photo in ${photoWidths.join(', ')} pixels of width as WebP, turned as the camera was held, and as a picture for previews of
links (${previewSize.width} × ${previewSize.height}, the whole photo on the shop's ground). Cards and pages show 4:5: of any other form the middle is seen, the zoom shows all of it. A photo
of another host (\`https://…\`, its name in \`VITE_PICTURE_HOSTS\`) is shown as it is.

\`npm run catalogue -- check FILE\` names pictures that are not there, cannot be read, are of another format, too small, or far from 3:4.
`;
  return (await format('catalogue.md', text, { printWidth: 110, proseWrap: 'preserve' })).code;
}
