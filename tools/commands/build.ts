import { buildShop, ensureBuilt, mapFolder } from '#tools/build/buildShop';
import { commandLine } from '#tools/terminal/commandLine';

const usage = `npm run build                dist/ for the configured deployment
npm run build -- --local     for the local backend, and only when needed
npm run build -- --maps      source maps beside it`;

const { values } = commandLine(usage, { local: { type: 'boolean' }, maps: { type: 'boolean' } });

const hasMaps = values.maps === true;
await (values.local === true ? ensureBuilt() : buildShop({ hasMaps }));
console.log(`The shop is built: dist/${hasMaps ? `, its source maps in ${mapFolder}/` : ''}`);
