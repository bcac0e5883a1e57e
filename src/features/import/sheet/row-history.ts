import type { SheetRowState } from './sheet-row'

/** Changes of rows by a person, which can be undone one after the other. */
export class RowHistory {
  readonly #steps: (() => void)[] = []
  readonly #check: (row: SheetRowState) => void

  /** @param check is called with each changed row */
  constructor(check: (row: SheetRowState) => void) {
    this.#check = check
  }

  canUndo = () => this.#steps.length > 0

  change(rows: readonly SheetRowState[], apply: (row: SheetRowState) => void): void {
    const before = rows.map(({ cells, problem, override, serverIssues }) => ({
      ...{ cells: [...cells], problem, override, serverIssues },
    }))
    this.#steps.push(() => {
      for (const [index, row] of rows.entries()) {
        Object.assign(row, before[index])
        this.#check(row)
      }
    })
    for (const row of rows) {
      apply(row)
      this.#check(row)
    }
  }

  undo(): void {
    this.#steps.pop()?.()
  }
}
