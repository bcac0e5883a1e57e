interface DatedRecord {
  id: number
  created_at: string
}

/** Sorts by date, the newest first; of one date, the latest id first. */
export const newestFirst = <T extends DatedRecord>(records: readonly T[]): T[] =>
  records.toSorted(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  )
