/** A rule of Django's password validators; `met` is `null` if only the server can check it. */
export interface PasswordRule {
  text: string
  met: boolean | null
}

/** Ratio of shared characters from 0 to 1; 1 means the same letters in any order. */
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

/** Django's similarity limit for passwords and personal details. */
const maxSimilarity = 0.7

/** Skips words whose lengths differ too much, like Django does. */
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

/** @param personal name and email as typed so far */
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
