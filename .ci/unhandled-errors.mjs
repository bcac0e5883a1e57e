// A reporter for Vitest: an error outside of all tests fails the run, and is counted in none of them.
import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ stack, message, VITEST_TEST_PATH: file }) =>
      [file, stack ?? message].filter(Boolean).join('\n'),
    )
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(texts))
  }
}
