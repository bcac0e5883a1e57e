import { readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { configDefaults } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import configure from '../vite.config.ts'

/** A run ends at the first failure, so small files run first and jsdom tests last. */
class CheapFirst extends BaseSequencer {
  async sort(files) {
    const cost = ({ moduleId }) => {
      const text = readFileSync(moduleId, 'utf8')
      return text.length + (text.startsWith('// @vitest-environment jsdom') ? 1_000_000 : 0)
    }
    return files.toSorted((one, other) => cost(one) - cost(other))
  }
}

const config = mergeConfig(configure({ mode: 'test', command: 'serve' }), {
  test: {
    // Stryker runs tests in threads, which cannot change their time zone.
    // Fuzz tests are slow, and would kill a mutant only in some runs.
    exclude: [...configDefaults.exclude, '**/*.zones.test.ts', '**/*.fuzz.test.ts'],
    environment: './.ci/mutate-window.mjs',
    sequence: { sequencer: CheapFirst },
    // A test that hangs should fail before Stryker's own timeout.
    testTimeout: 20_000,
  },
})
config.test.setupFiles = ['./.ci/mutate-setup.mjs']
// A thread refuses V8 options, which are for processes.
config.test.execArgv = []
export default config
