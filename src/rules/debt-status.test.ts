// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { statusesWithGuide, statusGuide } from './debt-status'

const individual = { isIndividual: true }
const organisation = { isIndividual: false }

describe('the guide to a status', () => {
  it('gives a letter before action 30 days to an individual and usually 14 to a company', () => {
    const next = (debtor: { isIndividual: boolean }) =>
      statusGuide('Letter before action', debtor)?.next
    expect(next(individual)).toMatch(/^They have 30 days from the date of the letter/)
    expect(next(organisation)).toMatch(/^They usually have 14 days from the date of the letter/)
  })

  it.each([
    'letter before action',
    ' LETTER  BEFORE\u00a0ACTION ',
    'LetterBeforeAction',
    'letter_before-action',
    'Letter‐before‐action',
    'LBA',
  ])('is found for %j', (status) => {
    expect(statusGuide(status, organisation)).toEqual(
      statusGuide('Letter before action', organisation),
    )
  })

  it.each(['', ' ', 'zz-17', 'Letter', 'Not paid', 'Paid?', 'Judgment set aside', '__proto__'])(
    'is missing for %j: nothing is guessed',
    (status) => {
      expect(statusGuide(status, organisation)).toBeNull()
    },
  )

  it.each(statusesWithGuide)(
    'says of %s what it means, what is next and what is needed',
    (status) => {
      for (const debtor of [individual, organisation]) {
        const guide = statusGuide(status, debtor)
        for (const text of [guide?.meaning, guide?.next, guide?.needed]) {
          expect(text).toMatch(/^[A-Z].{15,}\.$/)
          // At most two sentences.
          expect(text?.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2)
        }
      }
    },
  )

  it('has one row for each name', () => {
    const keys = statusesWithGuide.map((name) => name.toLowerCase().replace(/[\s-]/g, ''))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each([
    ['Disputed', individual, true],
    ['Disputed', organisation, false],
    ['Claim issued', organisation, true],
    ['Paid', individual, false],
  ])('of %s with %j names the law of England and Wales: %s', (status, debtor, expected) => {
    expect(statusGuide(status, debtor)?.isEnglishLaw).toBe(expected)
  })
})
