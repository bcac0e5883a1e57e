// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isPlaceholder } from './placeholder'

describe('a placeholder', () => {
  const words = [
    ...['', ' ', 'N/A', 'n.a.', 'NA', '#N/A', '#REF!', '#DIV/0!', 'TBC', 'tba', '-', '–'],
    ...['--', '?'],
    ...['<NA>', '‑', '―', '…', 'none.', '(unknown)', '#SPILL!', 'Err:502', 'no information'],
    ...['to be confirmed', 'not known', 'Not applicable', 'no email', '(blank)', '<null>', '\\N'],
  ]
  it.each([...words, 'none', 'NULL', 'NaN', 'unknown', 'xxx'])('is %j', (text) => {
    expect(isPlaceholder(text, 'county')).toBe(true)
  })
  it.each(['Larch Ltd', 'Nan', 'None', 'Null', 'Unknown'])('is not %j as a name', (text) => {
    expect(isPlaceholder(text, 'last_name')).toBe(false)
  })
  it.each(words)('is %j as a name', (text) => {
    expect(isPlaceholder(text, 'company_name')).toBe(true)
  })

  it('is a zero where no zero can be meant', () => {
    expect(isPlaceholder('0', 'primary_phone')).toBe(true)
    expect(isPlaceholder('00000', 'company_number')).toBe(true)
    expect(isPlaceholder('0', 'department')).toBe(false)
    expect(isPlaceholder('0', 'is_disputed')).toBe(false)
    expect(isPlaceholder('0', 'amount_outstanding')).toBe(false)
  })

  it('is no x where it is a yes, and no last name Na', () => {
    expect(isPlaceholder('x', 'is_disputed')).toBe(false)
    expect(isPlaceholder('xx', 'is_disputed')).toBe(true)
    expect(isPlaceholder('Na', 'last_name')).toBe(false)
    expect(isPlaceholder('NA', 'last_name')).toBe(true)
    expect(isPlaceholder('Na', 'county')).toBe(true)
  })

  it('is no dash and no nil in a column of amounts: they are zeros', () => {
    const texts = ['-', '–', 'nil', 'none', 'N/A', 'TBC']
    expect(texts.map((text) => isPlaceholder(text, 'amount_outstanding'))).toEqual([
      ...[false, false, false, false, true, true],
    ])
  })

  it.each([
    ...['00/00/0000', '0000-00-00', '0000-00-00 00:00:00', '#########', '0', 'Invalid date'],
    ...['30/12/1899', '1899-12-30 00:00:00', '00/01/1900', '1900-01-01', '01/01/1970'],
    ...['9999-12-31', '00-Jan-00'],
  ])('is %j as a date', (text) => expect(isPlaceholder(text, 'last_invoice_date')).toBe(true))

  it.each(['01/01/2026', '12/01/1999', '45000', 'soon'])('is not %j as a date', (text) => {
    expect(isPlaceholder(text, 'last_invoice_date')).toBe(false)
  })
})
