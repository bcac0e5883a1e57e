/** Groups of statuses, each with its own colour and icon; `unknown` is any other text. */
export type StatusFamily =
  | 'new'
  | 'in-progress'
  | 'waiting-for-you'
  | 'legal'
  | 'paid'
  | 'closed'
  | 'unknown'

/** A status in lower case, without spaces, hyphens and underscores. */
export const statusKey = (status: string) => statusWords(status).join('')

/** The words of a status in lower case. */
const statusWords = (status: string) =>
  status
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)

/** A handful of whole words for each family. */
const familyWords: Record<Exclude<StatusFamily, 'unknown'>, string> = {
  new: 'processing new',
  'in-progress': 'collection collecting tracing letter plan instalments',
  'waiting-for-you': 'disputed dispute query hold reply defence mediation',
  legal: 'court legal proceedings judgment judgement ccj enforcement insolvent',
  paid: 'paid settled',
  closed: 'closed withdrawn cancelled',
}

const families = new Map(
  Object.entries(familyWords).flatMap(([family, words]) =>
    words.split(' ').map((word) => [word, family as StatusFamily] as const),
  ),
)

/** With one of these, a word does not say where the debt is: "Not paid", "Part paid", "To be closed". */
const doubts = new Set(
  'not no never non part partly partially awaiting pending be refused aside'.split(' '),
)

/** A longer text is a sentence, in which a word may mean anything. */
const maxWords = 4

/**
 * The family of a status, which the server sends as free text: `unknown` unless its words name exactly
 * one family without a doubt.
 */
export function statusFamily(status: string): StatusFamily {
  const words = statusWords(status)
  const found = new Set(words.flatMap((word) => families.get(word) ?? []))
  const [family, ...others] = found
  const isDoubtful = words.length > maxWords || words.some((word) => doubts.has(word))
  return family === undefined || others.length > 0 || isDoubtful ? 'unknown' : family
}
