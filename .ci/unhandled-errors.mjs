// A Vitest reporter for errors outside of tests, which fail the run but count in no test.
import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ stack, message, VITEST_TEST_PATH: file }) =>
      [file, stack ?? message].filter(Boolean).join('\n'),
    )
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(texts))
  }
}
