import type { Note } from '@/api/debtor/debt-records'

const maxLength = 40

/** The start of a note's first line, to identify it. */
export function noteExcerpt({ note }: Pick<Note, 'note'>): string {
  const line = (note.trim().split('\n')[0] ?? '').trim()
  const start = [...line].slice(0, maxLength).join('').trim()
  return start.length < line.length ? `${start}…` : start
}
