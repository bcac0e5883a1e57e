import { useState } from 'react'
import { type InvoiceUpload, useInvoiceUploads } from '@/api/invoice-uploads'
import { acceptedInvoiceTypes } from '@/rules/invoice-file'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { UploadList } from '@/ui/UploadList'
import { useAskBeforeClosing } from '../useAskBeforeClosing'
import { sortFiles } from './sort-files'

const isSent = ({ state }: InvoiceUpload) => state === 'sent'

/** Chosen files stay chosen while other tabs are looked at. */
export function UploadInvoices({ debtId }: { debtId: number }) {
  const place = `invoices:${debtId}`
  const uploads = useInvoiceUploads(draftFor<readonly InvoiceUpload[]>(place), (items) =>
    items.every(isSent) ? dropDraft(place) : keepDraft(place, items),
  )
  const [refused, setRefused] = useState<readonly string[]>([])
  const [nothingChosen, setNothingChosen] = useState(false)
  const sending = uploads.items.some(({ state }) => state === 'sending')
  useAskBeforeClosing(() => !uploads.allSent())

  async function choose(files: File[]) {
    const { good, reasons } = await sortFiles(
      files,
      uploads.items.map(({ file }) => file),
    )
    setRefused(reasons)
    setNothingChosen(false)
    if (good.length > 0) uploads.add(good)
  }

  async function send(sendThem: () => Promise<{ sent: number; failed: number }>) {
    const { sent } = await sendThem()
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
  }

  return (
    <Panel>
      <FilePicker
        label="Invoices"
        hint="PDF, images, Word, Excel, e-mails, text or ZIP, up to 25MB each."
        accept={acceptedInvoiceTypes}
        multiple
        onFiles={(files) => void choose(files)}
      />
      {refused.length > 0 && (
        <Notice tone="error" heading="Not added">
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {nothingChosen && <Notice tone="error">Choose the files to upload first</Notice>}
      <UploadList
        items={uploads.items}
        onRemove={uploads.remove}
        onRetry={(key) => void send(() => uploads.retry(key, debtId))}
      />
      <Button
        busy={sending}
        onClick={() => {
          setNothingChosen(uploads.items.every(isSent))
          void send(() => uploads.sendAll(debtId))
        }}
      >
        Upload invoices
      </Button>
    </Panel>
  )
}
