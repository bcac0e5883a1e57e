// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { statusGuide } from './debt-status'

describe('statusGuide', () => {
  it('says what the status means, what is next and what is wanted', () => {
    expect(statusGuide('Processing')).toEqual({
      now: 'We have your debt and are checking it.',
      next: 'Our collection team will be in touch within 1 working day of receiving it.',
      wanted: 'Tell us straight away if the debtor pays you or contacts you.',
    })
  })

  it.each(['', 'zz-17', 'processing', 'Paid?', 'Judgment set aside', 'LBA', 'toString'])(
    'is null for %j, which is not in the list',
    (status) => expect(statusGuide(status)).toBeNull(),
  )
})
