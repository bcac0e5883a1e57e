// npm run mutate [-- folder or file …]: changes the code in small ways (mutants) and counts those
// that no unit test notices. Each folder has a run, a report and a score of its own, in .stryker/.
import { statSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/**
 * Screens (*.tsx) are not mutated: end-to-end tests cover them, and Stryker cannot run those.
 * The tests of its own folder must kill a mutant, not those of a screen that uses it.
 */
const folders = [
  { path: 'src/session', tests: ['src/session/**/*.test.{ts,tsx}'] },
  { path: 'src/api', tests: ['src/api/**/*.test.{ts,tsx}', 'src/query-client.test.ts'] },
  { path: 'src/rules', tests: ['src/rules/**/*.test.ts'], hasScreenTexts: true },
  {
    path: 'src/features/import',
    tests: ['src/features/import/**/*.test.ts'],
    hasScreenTexts: true,
  },
]

const requested = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''))
const isWithin = (path, folder) => `${path}/`.startsWith(`${folder}/`)
const unknown = requested.filter((path) => !folders.some((folder) => isWithin(path, folder.path)))
if (unknown.length > 0) {
  console.error(`Not in ${folders.map(({ path }) => path).join(', ')}: ${unknown.join(', ')}`)
  process.exit(2)
}

for (const { path, tests, hasScreenTexts = false } of folders) {
  const targets =
    requested.length === 0 ? [path] : requested.filter((target) => isWithin(target, path))
  if (targets.length === 0) continue
  const name = path.replaceAll('/', '-')
  await new Stryker({
    mutate: [
      ...targets.map((target) => (statSync(target).isDirectory() ? `${target}/**/*.ts` : target)),
      '!**/*.{test,bench}.ts',
      '!**/testing/**',
    ],
    testFiles: tests,
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // Tests do not repeat the texts on the screen.
    mutator: { excludedMutations: hasScreenTexts ? ['StringLiteral'] : [] },
    vitest: { configFile: '.ci/mutate.vitest.mjs', related: false },
    coverageAnalysis: 'perTest',
    // Each static mutant would need all tests of the folder.
    ignoreStatic: true,
    concurrency: 2,
    // Generous, so that a busy machine does not look like an endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `.stryker/${name}.json`,
    tempDirName: '.stryker/sandbox',
    // The sandbox excludes the output of other commands.
    ignorePatterns: ['/.stryker', '/dist', '/pictures', '/.e2e', '/test-results'],
    reporters: ['clear-text', 'progress', 'html'],
    htmlReporter: { fileName: `.stryker/${name}.html` },
    clearTextReporter: { allowColor: false, reportTests: false },
    // Vitest ignores types, and the preprocessor needs an older TypeScript API.
    disableTypeChecks: false,
    tsconfigFile: 'none',
  }).runMutationTest()
}
