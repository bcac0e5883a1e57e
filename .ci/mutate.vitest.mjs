import { readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { configDefaults } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import configure from '../vite.config.ts'

/** A run ends at the first failed test: small files first, and last those that wait for jsdom. */
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
    // Stryker runs tests in threads, and only a whole process can change its time zone.
    // Tests of random values are slow, and would kill a mutant in one run and not in the next.
    exclude: [...configDefaults.exclude, '**/*.zones.test.ts', '**/*.fuzz.test.ts'],
    environment: './.ci/mutate-window.mjs',
    sequence: { sequencer: CheapFirst },
    // A test that a mutant leaves hanging should fail before Stryker gives up on the whole run.
    testTimeout: 20_000,
  },
})
config.test.setupFiles = ['./.ci/mutate-setup.mjs']
export default config
