// @vitest-environment node
import { expect, it } from 'vitest'
import { statusGuide } from './debt-status'

it('the guide to a status says what it means, what is next and what is wanted', () => {
  expect(statusGuide(' Processing ')).toEqual({
    now: 'We have your debt and are checking it.',
    next: 'Our collection team will be in touch within 1 working day of receiving it.',
    wanted: 'Tell us straight away if the debtor pays you or contacts you.',
  })
  expect(statusGuide('Paid')?.wanted).toBe('Nothing. Contact us if any money is missing.')
})

it.each(['', 'zz-17', 'processing', 'Paid?', 'Judgment set aside', 'LBA', 'toString'])(
  'the status %j, which is not in the list, has no guide',
  (status) => expect(statusGuide(status)).toBeNull(),
)
