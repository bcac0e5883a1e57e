import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as download from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { system } from '@/ui/testing/theme'
import { DownloadCsvButton } from './DownloadCsvButton'

test.each([
  [true, []],
  [false, ['The file could not be saved.']],
])('X04: a file that could not be saved is reported (saved: %s)', async (saved, messages) => {
  const downloadCsv = vi.spyOn(download, 'downloadCsv').mockReturnValue(saved)
  render(
    <ChakraProvider value={system}>
      <DownloadCsvButton label="Download rows" fileName="rows.csv" csv={() => 'a,b'} />
    </ChakraProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download rows' }))
  expect(downloadCsv).toHaveBeenCalledExactlyOnceWith('a,b', 'rows.csv')
  expect(snackbar.queue().map(({ message }) => message)).toEqual(messages)
})
