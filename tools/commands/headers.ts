import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildShop } from '#tools/build/buildShop';
import { longestHeaderLine, longestLine } from '#tools/build/hosting/files';
import { writtenFiles } from '#tools/build/hosting/generatedFiles';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run headers: writes firebase.json and public/_headers.', {});

// The policy names the styles that stand in the built pages; a build for a deployment is left as it is.
if (!existsSync('dist/index.html')) await buildShop();

for (const { path, text } of writtenFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${path} written`);
  if (path.endsWith('_headers') && longestLine(text) > longestHeaderLine)
    console.warn(
      `${path}: a line has ${longestLine(text)} characters. Cloudflare Pages leaves out those over ${longestHeaderLine}: docs/deploy.md says what to do.`,
    );
}
