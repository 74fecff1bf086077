import { existsSync } from 'node:fs';
import { buildShop } from '#tools/build/buildShop';
import { cloudflareWarnings } from '#tools/build/hosting/cloudflare';
import { deploymentEnvironment } from '#tools/build/hosting/deployment';
import { writeFiles } from '#tools/build/hosting/generatedFiles';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run headers: writes firebase.json, and hosting/ for other hosts, of the build in dist.', {});

// The policy names the styles that stand in the built pages; a build for a deployment is left as it is.
if (!existsSync('dist/index.html')) await buildShop();

for (const path of await writeFiles()) console.log(`${path} written`);
for (const warning of cloudflareWarnings(deploymentEnvironment())) console.warn(warning);
