// npm run mutate -- src/session: changes the code of a folder in small ways (mutants) and counts those that
// its unit tests do not notice. The report is in .stryker/.
import { Stryker } from '@stryker-mutator/core'

const [folder] = process.argv.slice(2).map((path) => path.replace(/\/$/, ''))
if (!folder) throw new Error('Name a folder, such as src/session')
const report = `.stryker/${folder.replaceAll('/', '-')}`
/** These folders have texts of the screen, which unit tests do not repeat. */
const hasTexts = /^src\/(?:rules|features)/.test(folder)

await new Stryker({
  // Screens (*.tsx) are not mutated: end-to-end tests cover them, and Stryker cannot run those.
  mutate: [`${folder}/**/*.ts`, '!**/*.{test,bench}.ts', '!**/testing/**'],
  // Stryker runs tests in threads, which cannot change the time zone as `*.zones.test.ts` do.
  testFiles: [`${folder}/**/!(*.zones).test.ts`],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  mutator: { excludedMutations: hasTexts ? ['StringLiteral'] : [] },
  vitest: { related: false },
  // A mutant of code that runs on import would need all tests of the folder.
  ignoreStatic: true,
  concurrency: 2,
  // Generous, so that a busy machine does not look like an endless loop.
  timeoutMS: 60_000,
  tempDirName: '.stryker/sandbox',
  // The sandbox excludes the output of other commands.
  ignorePatterns: ['/.stryker', '/dist', '/pictures', '/.e2e', '/test-results'],
  htmlReporter: { fileName: `${report}.html` },
  clearTextReporter: { allowColor: false, reportTests: false },
  // Vitest ignores types, and the preprocessor needs an older TypeScript API.
  disableTypeChecks: false,
  tsconfigFile: 'none',
}).runMutationTest()
