// npm run mutate [-- folder or file …]: breaks the code in small ways and counts which of them no
// unit test notices. One run for each folder, with a report and a score of its own in .stryker/.
import { statSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/**
 * `tests` are those of the logic: a mutant that only a screen or another feature notices is no
 * protection where the code is changed. Screens themselves (*.tsx) are left out, for they are held
 * by the end-to-end tests, which a mutation run cannot make.
 */
const folders = [
  {
    name: 'session',
    path: 'src/session',
    tests: ['src/session/**/*.test.{ts,tsx}'],
  },
  {
    name: 'api',
    path: 'src/api',
    tests: ['src/api/**/*.test.{ts,tsx}', 'src/query-client.test.ts'],
  },
  {
    name: 'import',
    path: 'src/features/import',
    tests: ['src/features/import/**/*.test.ts'],
    // The words of its messages are read by people alone.
    ignorers: ['screen-text'],
  },
]

const asked = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''))
const isWithin = (path, folder) => `${path}/`.startsWith(`${folder}/`)
const strangers = asked.filter((path) => !folders.some((folder) => isWithin(path, folder.path)))
if (strangers.length > 0) {
  console.error(`Not in ${folders.map(({ path }) => path).join(', ')}: ${strangers.join(', ')}`)
  process.exit(2)
}

for (const { name, path, tests, ignorers = [] } of folders) {
  const wanted = asked.length === 0 ? [path] : asked.filter((item) => isWithin(item, path))
  if (wanted.length === 0) continue
  await new Stryker({
    mutate: [
      ...wanted.map((item) => (statSync(item).isDirectory() ? `${item}/**/*.ts` : item)),
      '!**/*.test.ts',
      '!**/*.bench.ts',
      '!**/test-*.ts',
      '!**/testing/**',
    ],
    testFiles: tests,
    testRunner: 'vitest',
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      import.meta.resolve('./mutate-ignorers.mjs'),
    ],
    ignorers,
    vitest: { configFile: '.ci/mutate.vitest.mjs', related: false },
    coverageAnalysis: 'perTest',
    // Each would need all tests of the folder anew: about a quarter of the mutants, most of the time.
    ignoreStatic: true,
    concurrency: 2,
    // A busy machine is no endless loop.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: `.stryker/${name}.json`,
    tempDirName: '.stryker/sandbox',
    // What a test could need is copied; these are large or are made by other commands.
    ignorePatterns: [
      '/.stryker',
      '/dist',
      '/pictures',
      '/.e2e',
      '/test-results',
      '/playwright-report',
    ],
    reporters: ['clear-text', 'progress', 'html'],
    htmlReporter: { fileName: `.stryker/${name}.html` },
    clearTextReporter: { allowColor: false, reportTests: false },
    // Vitest checks no types, and the preprocessor needs the API of an older TypeScript.
    disableTypeChecks: false,
    tsconfigFile: 'none',
  }).runMutationTest()
}
