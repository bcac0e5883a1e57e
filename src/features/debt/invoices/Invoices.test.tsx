import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, openDebt } from '../testing/debt'

withMockedApi()

const openInvoices = () => openDebt('?tab=invoices')
// One time of change for all: the time tells apart two files of one name.
const pdf = (name: string) =>
  new File(['%PDF-1.4'], name, { type: 'application/pdf', lastModified: 0 })

it('valid chosen files are kept while another tab is open', async () => {
  const { user } = openInvoices()
  const picker = await screen.findByLabelText('Invoices', { selector: 'input' })
  await user.upload(picker, [pdf('one.pdf'), pdf('one.pdf'), new File(['MZ'], 'x.pdf')])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'x.pdf: The file is not a PDF, despite its name',
  )
  await user.click(screen.getByRole('tab', { name: /^Notes/ }))
  await screen.findByRole('textbox', { name: 'Note' })
  await user.click(screen.getByRole('tab', { name: /^Invoices/ }))
  expect(await button('Remove one.pdf')).toBeVisible()
  expect(writeRequests).toEqual([])
})

it('an upload without a chosen file shows an error', async () => {
  const { user } = openInvoices()
  await user.click(await button('Upload invoices'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the files to upload first')
})
