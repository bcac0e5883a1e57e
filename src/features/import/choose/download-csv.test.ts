// @vitest-environment node
import { expect, test, vi } from 'vitest'
import * as download from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { saveCsv } from './download-csv'

test.each([
  [true, []],
  [false, ['The file could not be saved.']],
])('X04: a file that could not be saved is reported (saved: %s)', (saved, messages) => {
  vi.spyOn(download, 'downloadCsv').mockReturnValue(saved)
  saveCsv('a,b', 'rows.csv')
  expect(snackbar.queue().map(({ message }) => message)).toEqual(messages)
})
