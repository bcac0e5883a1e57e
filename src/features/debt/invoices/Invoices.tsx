import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { invoiceList } from '@/api/invoices/queries'
import {
  type InvoiceUpload,
  isUnderWay,
  restoreUploads,
  type Uploads,
} from '@/api/invoices/upload-list'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { QueryList } from '../QueryList'
import { InvoiceList } from './InvoiceList'

export function Invoices({ debtor }: { debtor: Debtor }) {
  const debtId = debtor.debtor_debt.id
  const query = useQuery(invoiceList.listQuery(debtId))
  return (
    <Box maxW="52rem">
      <UploadInvoices debtId={debtId} />
      <QueryList query={query} name="the invoices">
        {(invoices) => <InvoiceList invoices={invoices} />}
      </QueryList>
    </Box>
  )
}

const isSent = ({ state }: InvoiceUpload) => state === 'sent'

/** Uploads invoices; a draft keeps the chosen files while other tabs are open. */
function UploadInvoices({ debtId }: { debtId: number }) {
  const draft = useDraft<Uploads>(`invoices:${debtId}`, () => [], restoreUploads)
  const uploads = useInvoiceUploads({
    ...draft,
    set(items) {
      draft.set(items)
      if (items.every(isSent)) draft.delete()
    },
  })
  const [isSubmittedEmpty, setSubmittedEmpty] = useState(false)
  const isSending = uploads.items.some(isUnderWay)

  async function send(upload: () => ReturnType<typeof uploads.sendAll>) {
    const { sent, problem } = await upload()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
  }

  return (
    <Panel>
      <UploadPicker
        items={uploads.items}
        onAdd={(files) => {
          setSubmittedEmpty(false)
          uploads.add(files)
        }}
        onRemove={uploads.remove}
        onCancel={uploads.cancel}
        onRetry={(key) => void send(() => uploads.retry(key, debtId))}
      />
      {isSubmittedEmpty && <Notice tone="error">Choose the files to upload first</Notice>}
      <Button
        isBusy={isSending}
        onClick={() => {
          setSubmittedEmpty(uploads.items.every(isSent))
          void send(() => uploads.sendAll(debtId))
        }}
      >
        Upload invoices
      </Button>
    </Panel>
  )
}
