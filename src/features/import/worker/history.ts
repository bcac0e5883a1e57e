interface CellChange {
  rowIndex: number
  column: number
  before: string
  after: string
}

/** Undo and redo of cell edits. A bulk edit is one step. */
export function createHistory() {
  let undoSteps: (readonly CellChange[])[] = []
  let redoSteps: (readonly CellChange[])[] = []
  return {
    add(step: readonly CellChange[]) {
      undoSteps = [...undoSteps, step]
      redoSteps = []
    },
    /** The changes to revert; empty if there are none. */
    undo(): readonly CellChange[] {
      const step = undoSteps.at(-1) ?? []
      if (step.length > 0) {
        undoSteps = undoSteps.slice(0, -1)
        redoSteps = [...redoSteps, step]
      }
      return step
    },
    redo(): readonly CellChange[] {
      const step = redoSteps.at(-1) ?? []
      if (step.length > 0) {
        redoSteps = redoSteps.slice(0, -1)
        undoSteps = [...undoSteps, step]
      }
      return step
    },
    canUndo: () => undoSteps.length > 0,
    canRedo: () => redoSteps.length > 0,
  }
}
