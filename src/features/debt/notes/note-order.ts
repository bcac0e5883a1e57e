import type { Note } from '@/api/debtor/debt-records'

export const newestFirst = (notes: readonly Note[]): Note[] =>
  notes.toSorted(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  )

const startLength = 40

/** The beginning of a note, to tell it from others. */
export function noteStart({ note }: Pick<Note, 'note'>): string {
  const line = note.trim().split('\n')[0] ?? ''
  const start = [...line].slice(0, startLength).join('').trim()
  return start.length < line.trim().length ? `${start}…` : start
}
