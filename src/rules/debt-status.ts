import { courtStages } from './debt-status-court'
import { recoveryStages, type Text } from './debt-status-stages'
import { statusKey } from './status-family'

/** The explanation of a debt's status. Each text is a sentence or two. */
export interface StatusGuide {
  meaning: string
  /** The next step, and when it happens. */
  next: string
  /** The client's possible or required action. */
  needed: string
  /** The next step is the client's. */
  isClientsTurn: boolean
  /** Nothing more is done on the debt. */
  isFinal: boolean
  /** Work on the debt is paused. */
  isPaused: boolean
  /** The sentences state the law of England and Wales. */
  isEnglishLaw: boolean
}

const rows = [...recoveryStages, ...courtStages]

const rowsByName = new Map(
  rows.flatMap((row) => row.names.map((name) => [statusKey(name), row] as const)),
)

/** Every status text with a guide. */
export const statusesWithGuide: readonly string[] = rows.flatMap(({ names }) => names)

/** The guide to a status, which the server sends as free text; null for an unknown one. */
export function statusGuide(
  status: string,
  { isIndividual }: { isIndividual: boolean },
): StatusGuide | null {
  const row = rowsByName.get(statusKey(status))
  if (!row) return null
  const { meaning, next, needed, isClientsTurn, isFinal, isPaused, englishLaw } = row
  const text = (given: Text) =>
    typeof given === 'string' ? given : given[isIndividual ? 'individual' : 'organisation']
  return {
    meaning,
    next: text(next),
    needed: text(needed),
    isClientsTurn: isClientsTurn ?? false,
    isFinal: isFinal ?? false,
    isPaused: isPaused ?? false,
    isEnglishLaw: englishLaw === 'all' || (englishLaw === 'individuals' && isIndividual),
  }
}
