// npm run rules: which clauses of the rulebooks have tests. Fails if one has none.
import { build } from './lib/build.mjs';
import { become, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
// The report reads the tests by their path in the project.
process.chdir(root);
await become(build('rules'), process.argv.slice(2));
