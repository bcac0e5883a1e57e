import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { invoiceList } from '@/api/invoices/queries'
import { type ChosenFiles, isUnderWay } from '@/api/invoices/upload-list'
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

/** Uploads invoices; a draft keeps the chosen files while other tabs are open. */
function UploadInvoices({ debtId }: { debtId: number }) {
  const draft = useDraft<ChosenFiles>(`invoices:${debtId}`, () => [])
  const uploads = useInvoiceUploads(draft)
  const [isSubmittedEmpty, setSubmittedEmpty] = useState(false)
  const isSending = uploads.items.some(isUnderWay)

  const deleteIfDone = () => uploads.allSent() && draft.delete()
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when a form that was left has sent the last file
  useEffect(() => {
    if (!isSending) deleteIfDone()
  }, [isSending])

  async function send(upload: () => ReturnType<typeof uploads.sendAll>) {
    const { sent, problem } = await upload()
    deleteIfDone()
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
        onRemove={(key) => {
          uploads.remove(key)
          deleteIfDone()
        }}
        onCancel={uploads.cancel}
        onRetry={(key) => void send(() => uploads.retry(key, debtId))}
      />
      {isSubmittedEmpty && <Notice tone="error">Choose the files to upload first</Notice>}
      <Button
        isBusy={isSending}
        onClick={() => {
          setSubmittedEmpty(uploads.allSent())
          void send(() => uploads.sendAll(debtId))
        }}
      >
        Upload invoices
      </Button>
    </Panel>
  )
}
