import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import {
  api,
  button,
  choose,
  importAs,
  openFile,
  openImport,
  press,
  serveImports,
  threeDebts,
  user,
} from '../testing/screen'

serveImports()

test('rows copied from a spreadsheet can be pasted instead of choosing a file', async () => {
  await openImport()
  await user.click(screen.getByText('Paste from a spreadsheet'))
  await user.click(screen.getByLabelText('Rows copied from a spreadsheet'))
  await user.paste('Company name\tAmount\nAlder Ltd\t5\n')
  await press('Use these rows')
  expect(await button('Import 1 debt')).toBeInTheDocument()
})

test('I03: letters that look wrong are read again in another encoding', async () => {
  await openImport()
  const bytes = [...new TextEncoder().encode('Company name,Amount\nM'), 0x9f, 0x6c, 0x2c, 0x35]
  await user.upload(screen.getByLabelText(/^CSV file/), new File([new Uint8Array(bytes)], 'a.csv'))
  expect(await screen.findByText('MŸl,5')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/Text encoding/), 'macintosh')
  expect(await screen.findByText('Mül,5')).toBeInTheDocument()
  await importAs('Import 1 debt')
  await waitFor(() => expect(api.posts.flat()[0]?.company_name).toBe('Mül'))
})

test('a file is described before it is chosen, and for a spreadsheet the message says how to save it', async () => {
  await openImport()
  expect(screen.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
    /^Needed: a name \(company, trading or last\) and an amount \(original or outstanding\)\. From Excel: File › Save as › CSV UTF-8/,
  )
  const chooser = userEvent.setup({ applyAccept: true })
  for (const name of ['debts.xlsx', 'debts.xls', 'debts.ods', 'debts.numbers']) {
    await chooser.upload(screen.getByLabelText(/^CSV file/), new File([threeDebts], name))
    const extension = name.replace('debts', '')
    expect(await screen.findByText(new RegExp(`spreadsheet \\(${extension}\\)`))).toBeVisible()
  }
})

test('I10: a file that is no CSV, too large or too wide is refused with the reason', async () => {
  await openFile('PK\x03\x04')
  expect(await screen.findByText(/must be a CSV/)).toBeInTheDocument()
  await choose(`${'name,'.repeat(1_001)}x\n1\n`)
  expect(await screen.findByText(/^The selected file has 1,002 columns\. Delete/)).toBeVisible()
  const large = new File(['name,amount\n'], 'large.csv')
  Object.defineProperty(large, 'size', { value: 60_000_001 })
  await user.upload(screen.getByLabelText(/^CSV file/), large)
  expect(await screen.findByText('The selected file must be smaller than 60MB')).toBeVisible()
})

test('starting again discards the file', async () => {
  await openFile()
  await press('Match columns')
  await press('Start again')
  expect(screen.getByLabelText(/^CSV file/)).toBeInTheDocument()
  expect(hasDrafts()).toBe(false)
})
