import { useState } from 'react'
import type { InvoiceUpload, Uploads } from '@/api/invoices/upload-list'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { useAskBeforeClosing } from '../useAskBeforeClosing'

const isSent = ({ state }: InvoiceUpload) => state === 'sent'

/** Chosen files stay chosen while other tabs are looked at. */
export function UploadInvoices({ debtId }: { debtId: number }) {
  const place = `invoices:${debtId}`
  const uploads = useInvoiceUploads(readDraft<Uploads>(place), (items) =>
    items.every(isSent) ? deleteDraft(place) : saveDraft(place, items),
  )
  const [nothingChosen, setNothingChosen] = useState(false)
  const sending = uploads.items.some(({ state }) => state === 'sending')
  useAskBeforeClosing(() => !uploads.allSent())

  async function send(sendThem: () => ReturnType<typeof uploads.sendAll>) {
    const { sent, problem } = await sendThem()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
  }

  return (
    <Panel>
      <UploadPicker
        items={uploads.items}
        onAdd={(files) => {
          setNothingChosen(false)
          uploads.add(files)
        }}
        onRemove={uploads.remove}
        onCancel={uploads.cancel}
        onRetry={(key) => void send(() => uploads.retry(key, debtId))}
      />
      {nothingChosen && <Notice tone="error">Choose the files to upload first</Notice>}
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
