import type { Note } from '@/api/debtor/debt-records'

export const newestFirst = (notes: readonly Note[]): Note[] =>
  notes.toSorted(
    (left, right) => right.created_at.localeCompare(left.created_at) || right.id - left.id,
  )

const maxExcerptLength = 40

/** The first 40 characters of a note, to identify it. */
export function noteExcerpt({ note }: Pick<Note, 'note'>): string {
  const line = note.trim().split('\n')[0] ?? ''
  const start = [...line].slice(0, maxExcerptLength).join('').trim()
  return start.length < line.trim().length ? `${start}…` : start
}
