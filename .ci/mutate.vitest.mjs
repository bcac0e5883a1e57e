import { mergeConfig } from 'vite'
import { configDefaults } from 'vitest/config'
import configure from '../vite.config.ts'

const config = mergeConfig(configure({ mode: 'test', command: 'serve' }), {
  test: {
    // Stryker runs tests in threads, which cannot change their time zone.
    // Fuzz tests are slow, and would kill a mutant only in some runs.
    exclude: [...configDefaults.exclude, '**/*.zones.test.ts', '**/*.fuzz.test.ts'],
    // A test that hangs should fail before Stryker's own timeout.
    testTimeout: 20_000,
  },
})
// A thread refuses V8 options, which are for processes.
config.test.execArgv = []
export default config
