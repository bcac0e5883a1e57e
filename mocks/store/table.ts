/** Rows by id. It tracks the rows written since the last save. */
export class Table<Row extends { id: number }> {
  private readonly rows = new Map<number, Row>()
  private readonly written = new Set<number>()
  nextId = 1

  /** Sorted by id. */
  all(): Row[] {
    return [...this.rows.values()]
  }

  get(id: number): Row | undefined {
    return this.rows.get(id)
  }

  where(matches: (row: Row) => boolean): Row[] {
    return this.all().filter(matches)
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.rows.values()) if (matches(row)) return row
    return undefined
  }

  add(row: Omit<Row, 'id'>): Row {
    const added = { id: this.nextId, ...row } as Row
    this.nextId += 1
    return this.save(added)
  }

  save(row: Row): Row {
    this.rows.set(row.id, row)
    this.written.add(row.id)
    return row
  }

  remove(id: number): void {
    this.rows.delete(id)
    this.written.add(id)
  }

  /** Replaces all rows with stored ones. */
  load(rows: readonly Row[], nextId: number): void {
    this.rows.clear()
    for (const row of rows) this.rows.set(row.id, row)
    this.nextId = nextId
    this.written.clear()
  }

  /** The rows to put and the ids to delete since the last call. */
  takeChanges(): { put: Row[]; gone: number[] } {
    const put: Row[] = []
    const gone: number[] = []
    for (const id of this.written) {
      const row = this.rows.get(id)
      if (row) put.push(row)
      else gone.push(id)
    }
    this.written.clear()
    return { put, gone }
  }
}
