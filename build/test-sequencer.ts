import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDocument = ({ moduleId }: TestSpecification) =>
  !readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node')

/** Runs the files that need jsdom first: a worker ends when the next file needs another environment. */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(needsDocument), ...sorted.filter((file) => !needsDocument(file))]
  }
}
