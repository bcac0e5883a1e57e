interface DatedRecord {
  id: number
  /** ISO date and time. */
  created_at: string
}

export const newestFirst = <T extends DatedRecord>(records: readonly T[]): T[] =>
  records.toSorted(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  )
