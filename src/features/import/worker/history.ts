interface CellChange {
  rowIndex: number
  column: number
  before: string
  after: string
}

/** What the person did to the cells, step by step; one decision for many cells is one step. */
export function createHistory() {
  let done: (readonly CellChange[])[] = []
  let undone: (readonly CellChange[])[] = []
  return {
    add(step: readonly CellChange[]) {
      done = [...done, step]
      undone = []
    },
    /** The step to take back; empty where there is none. */
    undo(): readonly CellChange[] {
      const step = done.at(-1) ?? []
      if (step.length > 0) {
        done = done.slice(0, -1)
        undone = [...undone, step]
      }
      return step
    },
    redo(): readonly CellChange[] {
      const step = undone.at(-1) ?? []
      if (step.length > 0) {
        undone = undone.slice(0, -1)
        done = [...done, step]
      }
      return step
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  }
}
