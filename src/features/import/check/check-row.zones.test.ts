// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { goodRow, sheetOf } from '../testing/rows'

afterEach(() => vi.unstubAllEnvs())

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'I05: the date of a row is the same day when the browser is in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const [entry] = sheetOf([{ ...goodRow(0), last_invoice_date: '31/03/2024' }]).entries([2])
    expect(entry?.last_invoice_date).toBe('2024-03-31')
  },
)
