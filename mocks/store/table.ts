/** Rows by id. */
export class Table<Row extends { id: number }> {
  private readonly rows = new Map<number, Row>()
  nextId = 1
  /** Whether a row was written since the last save. */
  isChanged = false

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
    this.isChanged = true
    return row
  }

  remove(id: number): void {
    this.rows.delete(id)
    this.isChanged = true
  }

  /** Replaces all rows with stored ones. */
  load(rows: readonly Row[], nextId: number): void {
    this.rows.clear()
    for (const row of rows) this.rows.set(row.id, row)
    this.nextId = nextId
    this.isChanged = false
  }
}
