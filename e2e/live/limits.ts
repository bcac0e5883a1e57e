import { expect, it } from 'vitest'
import { invoiceList } from '@/api/invoices/queries'
import { maxInvoiceBytes } from '@/rules/invoice-file'
import { failure } from './calls'
import { mark } from './environment'

const mebibyte = 2 ** 20

/** Uploads to a debt that does not exist: the server reads the file and stores nothing. */
async function uploadForNoDebt(bytes: number) {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-1.4\n'))
  const file = new File([content], `${mark} limit.pdf`, { type: 'application/pdf' })
  const { signal } = new AbortController()
  const refused = await failure(
    invoiceList.creatableList(0).send([{ debtId: 0, file, signal, onProgress: () => {} }]),
  )
  const { status, kind, fields, message } = refused
  return {
    /** The same for every file that is refused only because of the debt. */
    reason: [status, kind, ...fields.map(({ path }) => path)].join(' '),
    description: `${status ?? kind}: ${message}`,
  }
}

it('POST /invoice/: a file as large as the portal allows is not refused for its size', async () => {
  const { reason } = await uploadForNoDebt(1000)
  const largest = maxInvoiceBytes / mebibyte
  let refusedAt = largest
  let refusal = await uploadForNoDebt(maxInvoiceBytes)
  if (refusal.reason === reason) return
  let acceptedAt = 0
  while (refusedAt - acceptedAt > 1) {
    const size = Math.floor((acceptedAt + refusedAt) / 2)
    const result = await uploadForNoDebt(size * mebibyte)
    if (result.reason === reason) acceptedAt = size
    else {
      refusedAt = size
      refusal = result
    }
  }
  expect.fail(
    [
      `The upload limit of the server is lower than the portal's: clients may choose files of up to ${largest} MB,`,
      `but one of ${refusedAt} MB was refused (${refusal.description})${acceptedAt > 0 ? `, and one of ${acceptedAt} MB was not` : ''}.`,
      `Raise the limit of the API and of every proxy before it (nginx: client_max_body_size, at least ${largest + 1}m, as in dist.nginx.conf),`,
      'or lower maxInvoiceBytes in src/rules/invoice-file.ts.',
    ].join('\n'),
  )
}, 300_000)
