// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './days'
import { formatRequest, parseRequest, type TeamRequest } from './team-request'

const pause: TeamRequest = { kind: 'pause', until: null, reason: '' }
const withdraw: TeamRequest = { kind: 'withdraw', reason: '' }
const payment: TeamRequest = {
  kind: 'payment',
  extent: 'part',
  amount: 125_000,
  date: '2026-11-20',
  reference: 'BACS 1',
}

test.each<[TeamRequest, string]>([
  [pause, 'Request: please pause work on this debt until I write again.'],
  [
    { ...pause, until: '2027-03-01', reason: 'They are ill.\nTheir partner rang.' },
    'Request: please pause work on this debt until 1 March 2027.\nReason: They are ill.\nTheir partner rang.',
  ],
  [withdraw, 'Request: please withdraw this debt and stop collecting it.'],
  [
    { ...withdraw, reason: 'Billed by mistake.' },
    'Request: please withdraw this debt and stop collecting it.\nReason: Billed by mistake.',
  ],
  [
    payment,
    'Request: the debtor has paid me directly, in part. Please keep collecting the rest.\nAmount: £1,250.00\nDate: 20 November 2026\nReference: BACS 1',
  ],
  [
    { ...payment, extent: 'full', reference: '' },
    'Request: the debtor has paid me directly, in full. Please stop collecting this debt.\nAmount: £1,250.00\nDate: 20 November 2026',
  ],
])('%j is the note %j, and the note is the request', (request, note) => {
  expect(formatRequest(request)).toBe(note)
  expect(parseRequest(note)).toEqual(request)
})

describe('what is typed into a request', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    // Texts made of what the notes themselves are made of.
    fc
      .array(
        fc.constantFrom(
          '\n',
          '\r\n',
          ' ',
          'Reason: ',
          'Amount: £1.00',
          'Date: 1 May 2026',
          'Reference: x',
          formatRequest(pause),
          formatRequest(withdraw),
          formatRequest(payment),
        ),
        { maxLength: 8 },
      )
      .map((pieces) => pieces.join('')),
  )
  const days = fc.integer({ min: -9_000, max: 9_000 }).map((count) => addDays('2026-11-20', count))
  const requests: fc.Arbitrary<TeamRequest> = fc.oneof(
    fc.record({
      kind: fc.constant('pause' as const),
      until: fc.option(days),
      reason: texts,
    }),
    fc.record({ kind: fc.constant('withdraw' as const), reason: texts }),
    fc.record({
      kind: fc.constant('payment' as const),
      extent: fc.constantFrom('full' as const, 'part' as const),
      amount: fc.integer({ min: 1, max: 9_999_999_999_99 }),
      date: days,
      reference: texts,
    }),
  )
  const withoutText = ({ ...request }: TeamRequest) => ({
    ...request,
    ...('reason' in request && { reason: '' }),
    ...('reference' in request && { reference: '' }),
  })

  test('never makes another request of it, and comes back as it was written', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const note = formatRequest(request)
        const read = parseRequest(note)
        expect(read && withoutText(read)).toEqual(withoutText(request))
        expect(read && formatRequest(read)).toBe(note)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a server that stores other line ends or trims the note changes nothing', () => {
    const request = { ...pause, reason: 'One.\nTwo.' }
    expect(parseRequest(`  ${formatRequest(request).replaceAll('\n', '\r\n')}\n`)).toEqual(request)
  })
})

describe('a note that only resembles a request is none', () => {
  const full = formatRequest({ ...payment, extent: 'full' })
  const part = formatRequest(payment)
  test.each([
    '',
    'Request: please pause work on this debt',
    'Request: please pause work on this debt until .',
    'Request: please pause work on this debt until tomorrow.',
    'Request: please pause work on this debt until 31 February 2027.',
    'Request: please pause work on this debt until 1 Mar 2027.',
    'Request: please pause work on this debt until 1 March 2027',
    'request: please pause work on this debt until I write again.',
    'Request:  please pause work on this debt until I write again.',
    `> ${formatRequest(pause)}`,
    `Dana wrote: ${formatRequest(pause)}`,
    `Re:\n${formatRequest(pause)}`,
    `${formatRequest(pause)}\nNo, do not pause.`,
    `${formatRequest(pause)}\n\nReason: They are ill.`,
    `${formatRequest(pause)}\nReason:`,
    `${formatRequest(pause)}\nReason:  They are ill.`,
    `${formatRequest(pause)} Not sent.`,
    `${formatRequest(withdraw)}\nNot this one.`,
    `${formatRequest(withdraw)}\nReason:`,
    'Request: please withdraw this debt and stop collecting it',
    'Request: the debtor has paid me directly, in full. Please stop collecting this debt.',
    'Payment received directly\nAmount: £\nDate: \nReference: ',
    part.replace('£1,250.00', '£'),
    part.replace('£1,250.00', '£0.00'),
    part.replace('£1,250.00', '−£1,250.00'),
    part.replace('£1,250.00', '£1250.00'),
    part.replace('£1,250.00', '£1,250'),
    part.replace('£1,250.00', '€1,250.00'),
    part.replace('20 November 2026', '20/11/2026'),
    part.replace('20 November 2026', '31 November 2026'),
    part.replace('Date: 20 November 2026', 'Date:'),
    part.replace('Reference: BACS 1', 'Reference:'),
    part.replace('Reference: BACS 1', 'Ref: BACS 1'),
    `${part}\nIt bounced.`,
    `${full}\nAmount: £1.00`,
    full.replace('in full', 'in part'),
    [...full.split('\n')].reverse().join('\n'),
  ])('%j', (note) => {
    expect(parseRequest(note)).toBeNull()
  })
})
