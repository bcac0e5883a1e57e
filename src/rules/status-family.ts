/** Groups of statuses, each with its own colour and icon, and a handful of whole words of each. */
const familyWords = {
  new: 'processing new',
  'in-progress': 'collection collecting tracing letter plan instalments',
  'waiting-for-you': 'disputed dispute query hold reply defence mediation',
  legal: 'court legal proceedings judgment judgement ccj enforcement insolvent',
  paid: 'paid settled',
  closed: 'closed withdrawn cancelled',
}

/** `unknown` is any other text. */
export type StatusFamily = keyof typeof familyWords | 'unknown'

const families = new Map(
  Object.entries(familyWords).flatMap(([family, words]) =>
    words.split(' ').map((word) => [word, family as StatusFamily] as const),
  ),
)

/** With one of these, a word does not say where the debt is: "Not paid", "Part paid", "To be closed". */
const doubts = new Set(
  'not no never non part partly partially awaiting pending be refused aside resolved answered lifted'.split(
    ' ',
  ),
)

/** A longer text is a sentence, in which a word may mean anything. */
const maxWords = 4

/**
 * The family of a status, which the server sends as free text: `unknown` unless its words name exactly
 * one family without a doubt.
 */
export function statusFamily(status: string): StatusFamily {
  const words = status
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)
  if (words.length > maxWords || words.some((word) => doubts.has(word))) return 'unknown'
  const [family, ...others] = new Set(words.flatMap((word) => families.get(word) ?? []))
  return others.length > 0 ? 'unknown' : (family ?? 'unknown')
}

/** Whether a status says that work on the debt is over. */
export const isEnded = (status: string) => ['paid', 'closed'].includes(statusFamily(status))
