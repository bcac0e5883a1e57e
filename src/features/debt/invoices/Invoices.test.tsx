import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockServer } from '#mocks/node'
import { snackbarMessages, withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, openDebt } from '../testing/debt'

withMockedApi()

const openInvoices = () => openDebt('?tab=invoices')
const picker = () => screen.findByLabelText('Invoices', { selector: 'input' })
// One time of change for all: the time tells apart two files of one name.
const pdf = (name: string) =>
  new File(['%PDF-1.4'], name, { type: 'application/pdf', lastModified: 0 })

describe('an upload', () => {
  it('sends one request per file and updates the list', async () => {
    const { user } = openInvoices()
    await user.upload(await picker(), [pdf('one.pdf'), pdf('two.pdf')])
    await button('Remove two.pdf')
    await user.dblClick(await button('Upload invoices'))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Invoices uploaded successfully!']))
    expect(writeRequests.map(({ call }) => call)).toEqual(['POST invoice/', 'POST invoice/'])
    expect(await button('Download one.pdf')).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Invoices/ })).toHaveTextContent('4')
  })

  it('reports a failed file, which can be retried alone', async () => {
    let broken = true
    mockServer.use(
      http.post('*/api/v1/invoice/', async () =>
        broken ? HttpResponse.json({ invoice_file: ['Unreadable.'] }, { status: 400 }) : undefined,
      ),
    )
    const { user } = openInvoices()
    await user.upload(await picker(), [pdf('one.pdf')])
    await button('Remove one.pdf')
    await user.click(await button('Upload invoices'))
    const retry = await button('Retry upload one.pdf')
    expect(snackbarMessages()).not.toContain('Invoices uploaded successfully!')
    broken = false
    await user.click(retry)
    await waitFor(() => expect(snackbarMessages()).toContain('Invoices uploaded successfully!'))
  })

  it('keeps valid chosen files while another tab is open', async () => {
    const { user } = openInvoices()
    await user.upload(await picker(), [pdf('one.pdf'), pdf('one.pdf'), new File(['MZ'], 'x.pdf')])
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'x.pdf: The file is not a PDF, despite its name',
    )
    await user.click(screen.getByRole('tab', { name: /^Notes/ }))
    await screen.findByRole('textbox', { name: 'Note' })
    await user.click(screen.getByRole('tab', { name: /^Invoices/ }))
    expect(await button('Remove one.pdf')).toBeVisible()
    expect(writeRequests).toEqual([])
  })

  it('shows an error when no file is chosen', async () => {
    const { user } = openInvoices()
    await user.click(await button('Upload invoices'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the files to upload first')
  })
})
