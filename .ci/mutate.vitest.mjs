import { statSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { BaseSequencer } from 'vitest/node'
import configure from '../vite.config.ts'

/** A mutant is given up at the first test that fails: the small files come first. */
class SmallFirst extends BaseSequencer {
  async sort(files) {
    const size = ({ moduleId }) => statSync(moduleId).size
    return files.toSorted((one, other) => size(one) - size(other))
  }
}

const config = mergeConfig(configure({ mode: 'test', command: 'serve' }), {
  test: {
    environment: './.ci/mutate-window.mjs',
    sequence: { sequencer: SmallFirst },
    // What a mutant leaves hanging fails like any other test, before it is taken for an endless loop.
    testTimeout: 10_000,
  },
})
config.test.setupFiles = ['./.ci/mutate-setup.mjs']
export default config
