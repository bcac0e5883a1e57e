import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { mockServer } from '#mocks/node'
import { hasDrafts } from '@/session/drafts'
import { withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, openDebt } from '../testing/debt'

withMockedApi()

const openInvoices = () => openDebt('?tab=invoices')
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

it('chosen files are kept while another tab is open', async () => {
  const { user } = openInvoices()
  const picker = await screen.findByLabelText('Invoices', { selector: 'input' })
  await user.upload(picker, [pdf('one.pdf')])
  await user.click(screen.getByRole('tab', { name: /^Notes/ }))
  await screen.findByRole('textbox', { name: 'Note' })
  await user.click(screen.getByRole('tab', { name: /^Invoices/ }))
  expect(await button('Remove one.pdf')).toBeVisible()
  expect(writeRequests).toEqual([])
})

it('files that are sent while their tab was left and is used anew are no unsaved work', async () => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  mockServer.use(http.post('*/api/v1/invoice/', () => held))
  const { user } = openInvoices()
  const choose = async (name: string) =>
    user.upload(await screen.findByLabelText('Invoices', { selector: 'input' }), [pdf(name)])
  await choose('one.pdf')
  await user.click(await button('Upload invoices'))
  for (const name of [/^Notes/, /^Invoices/]) await user.click(screen.getByRole('tab', { name }))
  await choose('two.pdf')
  await user.click(await button('Remove two.pdf'))
  respond()
  await waitFor(() => expect(hasDrafts()).toBe(false))
})

it('an upload without a chosen file shows an error', async () => {
  const { user } = openInvoices()
  await user.click(await button('Upload invoices'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the files to upload first')
})
