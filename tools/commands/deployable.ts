import { deploymentProblems } from '#tools/build/deployable';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm run deployable: says what keeps dist from going online.', {});

// Run by `npx firebase deploy` before it puts anything online: tests, checks and the preview leave a build for this machine in dist.
const problems = await deploymentProblems();
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log('dist is the build of this checkout for the configured project.');
