/** What Django asks of a password; `null` where only the server can tell. */
export interface PasswordRule {
  text: string
  met: boolean | null
}

/** Characters two texts share, as a part of both: 1 for the same letters in any order. */
function similarityRatio(one: string, other: string): number {
  const left = new Map<string, number>()
  for (const character of other) left.set(character, (left.get(character) ?? 0) + 1)
  let shared = 0
  for (const character of one) {
    const count = left.get(character) ?? 0
    if (count === 0) continue
    left.set(character, count - 1)
    shared += 1
  }
  return (2 * shared) / (one.length + other.length)
}

/** The server refuses a password that is this much like something it knows of the person. */
const maxSimilarity = 0.7

/** Texts of too different lengths are not compared: a long name has many parts. */
const hasSimilarLength = (one: string, other: string) =>
  2 * Math.min(one.length, other.length) >= maxSimilarity * (one.length + other.length)

const isSimilar = (password: string, personal: string) =>
  [...personal.split(/[^\p{L}\p{N}_]+/u), personal]
    .map((word) => word.toLowerCase())
    .some(
      (word) =>
        word !== '' &&
        hasSimilarLength(password, word) &&
        similarityRatio(password, word) >= maxSimilarity,
    )

/** @param personal the name and the e-mail, as far as they have been typed */
export function passwordRules(password: string, personal?: readonly string[]): PasswordRule[] {
  const typed = password !== ''
  const lowerCase = password.toLowerCase()
  return [
    { text: 'At least 8 characters; spaces allowed', met: [...password].length >= 8 },
    { text: 'Not only numbers', met: typed && !/^\d+$/.test(password) },
    {
      text: 'Not similar to your name or email',
      met: personal ? typed && !personal.some((text) => isSimilar(lowerCase, text)) : null,
    },
    { text: 'Not a common password', met: null },
  ]
}
