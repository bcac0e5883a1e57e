// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { dana, type RequestOptions, sendRequest, setupMockServer, tokenOf } from '../test-client'

setupMockServer()

const file = (name: string, content = '%PDF-1.4') =>
  new File([content], name, { type: 'application/pdf' })
const upload = (name: string) =>
  sendRequest('POST invoice/', { multipart: { debt: '101', invoice_file: file(name) } })

describe('POST invoice/', () => {
  it('stores the file under a unique name', async () => {
    const month = new Date().toISOString().slice(0, 7).replace('-', '/')
    const folder = `http://api.test/media/invoices/${month}/`
    const first = await upload('invoice one.pdf')
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      id: expect.any(Number),
      debt: 101,
      invoice_file: `${folder}invoice_one.pdf`,
      created_at: expect.any(String),
    })
    const second = (await upload('invoice one.pdf')).body as { invoice_file: string }
    expect(second.invoice_file).toMatch(/\/invoice_one_[A-Za-z0-9]{7}\.pdf$/)
  })

  const json = { 'Content-Type': 'application/json' }
  it.each<[string, () => RequestOptions, number, object]>([
    [
      'no file',
      () => ({ multipart: { debt: '101' } }),
      400,
      { invoice_file: ['No file was submitted.'] },
    ],
    [
      'an empty file',
      () => ({ multipart: { debt: '101', invoice_file: file('a.pdf', '') } }),
      400,
      { invoice_file: ['The submitted file is empty.'] },
    ],
    [
      'text',
      () => ({ multipart: { debt: '101', invoice_file: 'abc' } }),
      400,
      {
        invoice_file: ['The submitted data was not a file. Check the encoding type on the form.'],
      },
    ],
    [
      'a long name',
      () => ({ multipart: { debt: '101', invoice_file: file(`${'n'.repeat(120)}.pdf`) } }),
      400,
      { invoice_file: ['Ensure this filename has at most 100 characters (it has 124).'] },
    ],
    [
      'no debt',
      () => ({ multipart: { invoice_file: file('a.pdf') } }),
      400,
      { debt: ['This field is required.'] },
    ],
    [
      'JSON',
      () => ({ body: '{}', headers: json }),
      415,
      { detail: 'Unsupported media type "application/json" in request.' },
    ],
    [
      'no boundary',
      () => ({ body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }),
      400,
      { detail: 'Multipart form parse error - Invalid boundary in multipart: None' },
    ],
  ])('refuses %s', async (_, sent, status, body) => {
    const response = await sendRequest('POST invoice/', sent())
    expect(response.status).toBe(status)
    expect(response.body).toEqual(body)
  })

  it("refuses another client's debt", async () => {
    const debt = String(world.debtors.find((row) => row.client === 2)?.debt.id)
    const sent = { multipart: { debt, invoice_file: file('a.pdf') } }
    expect(await sendRequest('POST invoice/', sent)).toMatchObject({
      status: 400,
      body: { debt: [`Invalid pk "${debt}" - object does not exist.`] },
    })
  })
})

describe('GET download/', () => {
  it('returns the bytes as an attachment without a length', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251)
    const sent = { multipart: { debt: '101', invoice_file: new File([bytes], 'a b.pdf') } }
    const { id } = (await sendRequest('POST invoice/', sent)).body as { id: number }
    const response = await fetch(`http://api.test/api/v1/download/${id}/`, {
      headers: { Authorization: `JWT ${tokenOf(dana)}` },
    })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a_b.pdf"')
    expect(response.headers.get('content-length')).toBeNull()
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  it('encodes a name outside ASCII; seeded invoices are valid PDFs', async () => {
    const response = await sendRequest('GET download/2/')
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=utf-8''facture_n1_%C3%A9t%C3%A9.pdf",
    )
    expect(response.body).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  })

  it.each<[string, () => number, RequestOptions, number, string]>([
    ['no such file', () => 999999, {}, 404, 'Not found.'],
    ["another client's", () => world.invoices.all().at(-1)?.id ?? 0, {}, 404, 'Not found.'],
    ['a visitor', () => 1, { as: null }, 401, 'Authentication credentials were not provided.'],
    [
      'Accept: application/pdf',
      () => 1,
      { headers: { Accept: 'application/pdf' } },
      406,
      'Could not satisfy the request Accept header.',
    ],
  ])('refuses %s', async (_, id, sent, status, detail) => {
    expect(await sendRequest(`GET download/${id()}/`, sent)).toMatchObject({
      status,
      body: { detail },
    })
  })
})

it('lists the invoices of a debt', async () => {
  const { body } = await sendRequest('GET invoice/?debt_id=101')
  expect(body).toMatchObject([
    { invoice_file: expect.stringMatching(/invoice-0042\.pdf$/) },
    { invoice_file: expect.stringMatching(/facture_n1_%C3%A9t%C3%A9\.pdf$/) },
  ])
})
