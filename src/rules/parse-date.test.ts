// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, ukDate } from './days'
import { parseDate } from './parse-date'
import { shortDate } from './written-date'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe('a date with a time', () => {
  test.each([
    ...['01/07/2025 00:00', '01/07/2025 09.30', '01/07/2025 12:00:00 AM', '01/07/2025, 9:30 pm'],
    ...['Jul  1 2025 12:00:00:000AM', '1 July 2025 at 09:30', '01/07/2025 9am'],
    ...[
      '01/07/2025 - 9 p.m.',
      '2025-07-01T10:15:30.123456',
      '2025-07-01 23:59:59',
      '09:30 01/07/2025',
    ],
    ...['01/07/2025 BST', '01/07/2025 09h30', '20250701.0'],
    ...['2025-07-01 23:59:59 Europe/London', 'Tue Jul  1 10:15:30 2025', '9:30 am on 1 July 2025'],
  ])('without a time zone is its day: %j', (text) => {
    expect(parseDate(text)).toEqual({ ok: true, value: '2025-07-01' })
  })

  test.each([
    ['2025-06-30T23:00:00.000Z', '2025-07-01'],
    ['2025-12-31T23:00:00.000Z', '2025-12-31'],
    ['2025-07-01T23:30:00Z', '2025-07-02'],
    ['2025-07-01T00:00:00+01:00', '2025-07-01'],
    ['2025-07-01T00:00:00+0200', '2025-06-30'],
    ['2025-07-01 20:00 -05', '2025-07-02'],
    ['2025-07-01 00:00:00 UTC', '2025-07-01'],
    ['30/06/2025 11:30 PM GMT', '2025-07-01'],
    ['01/07/2025 00:30 BST', '2025-07-01'],
    ['2025-07-01T00:00:00+01:00[Europe/London]', '2025-07-01'],
    ['Mon Jun 30 23:00:00 UTC 2025', '2025-07-01'],
    ['20250630T233000+0000', '2025-07-01'],
    ['Tue Jul 01 2025 00:00:00 GMT+0100 (British Summer Time)', '2025-07-01'],
  ])('in a time zone is its day in London: %j is %s', (text, value) => {
    expect(parseDate(text)).toEqual({ ok: true, value })
  })
})

test.each([
  ['12/31/2025', '2025-12-31'],
  ['12312025', '2025-12-31'],
  ['4/8/2024 12:00:00 AM', '2024-04-08'],
  ['2024-04-08', '2024-04-08'],
  ['8 Apr 2024', '2024-04-08'],
])('%j is %s where the month comes first', (text, value) => {
  expect(parseDate(text, 'month-first')).toEqual({ ok: true, value })
})

describe('parseDate', () => {
  test.each([
    ['4/8/2026', '2026-08-04'],
    ['1.2.26', '2026-02-01'],
    ['31-12-25', '2025-12-31'],
    [' 31 / 12 / 2025 ', '2025-12-31'],
    ['2025-2-1', '2025-02-01'],
    ['12–01–2026', '2026-01-12'],
    ['27 march 2025', '2025-03-27'],
    ['1st Sept. 2025', '2025-09-01'],
    ['27-Mar-2025', '2025-03-27'],
    ['27-Mar-25', '2025-03-27'],
    ['Mar 27, 2025', '2025-03-27'],
    ['May 2 2025', '2025-05-02'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['1/1/69', '2069-01-01'],
    ['1/1/70', '1970-01-01'],
    ['1/1/00', '2000-01-01'],
    ['1/1/99', '1999-01-01'],
    ['1/1/0050', '0050-01-01'],
    ['3 September 2025', '2025-09-03'],
    ['20250701T233000Z', '2025-07-02'],
    ['20122012', '2012-12-20'],
    ['31_12_2025', '2025-12-31'],
    ['31·12·2025', '2025-12-31'],
  ])('%j is %s', (text, value) => {
    expect(parseDate(text)).toEqual({ ok: true, value })
  })

  test.each([
    ...['2025 07 01', '01. Jul 2025', '2025/07/01', '2025.7.1', '20250701', '20250701103000'],
    ...['2025-Jul-01', '01 07 2025', '01JUL2025', '1st of July 2025', 'Jul 1st, 2025'],
    ...['Tuesday, 1 July 2025', 'Tue 1/7/2025', '01072025', '1072025', '01/07/2025 (Tue)'],
    ...["1 July '25", '2025-07-01Z', '2025-07-01-05:30', '01/07/2025.'],
    ...['Tues 1 July 2025', '01\\07\\2025', '01-Jul-2025 10:00', '2025-07-01+01:00'],
  ])('%j is 1 July 2025', (text) => {
    expect(parseDate(text)).toEqual({ ok: true, value: '2025-07-01' })
  })

  test.each([
    ...['31/02/2025', '29/02/2025', '29/02/1900', '31/04/2025', '0/1/2025', '1/0/2025'],
    ...['32/1/2025'],
    ...['12/31/2025', '1/1/20255', '1/1/202', 'tomorrow', '27 Foo 2025', '45992', '', '1e3', '-'],
    ...['2025-13-01', '2025-00-10', '31/12/2025x', 'constructor 1 2025'],
    ...['031/1/2025', '1/012/2025', 'x31/12/2025', '2025-012-1', '2025-1-012', 'x2025-12-31'],
    ...['2025-12-31x', '027 Mar 2025', 'x27 Mar 2025', '27 Mar 2025x', 'Mar 027 2025'],
    ...['01/07/2025Z', '2025-07-01+1:00', '2025-07-01+010:00', '2025-07-01Z5', '01/07/2025 (x)'],
    ...['5 Mar 27 2025', 'Mar 27, 20255', '131/12', '31/123', '/12', '31/', '131 May', '0x31 May'],
  ])('%j is no date', (text) => {
    expect(parseDate(text)).toEqual({ ok: false, error: 'Enter a real date, like 27/03/2026' })
  })

  test.each([
    ['2025', 'Date must include a day and a month'],
    ['31/12', 'Date must include a year'],
    ['31 December', 'Date must include a year'],
    ['1/12', 'Date must include a year'],
    ['31.1', 'Date must include a year'],
    ['1 May', 'Date must include a year'],
  ])('%j says what is missing', (text, error) => {
    expect(parseDate(text)).toEqual({ ok: false, error })
  })

  test('parses every formatted date', () => {
    fc.assert(
      fc.property(anyDay, (value) => {
        for (const text of [value, ukDate(value), shortDate(value)]) {
          expect(parseDate(text)).toEqual({ ok: true, value })
        }
      }),
    )
  })
})
