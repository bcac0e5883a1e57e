import type { InvoiceUploads } from '@/api/invoice-uploads'
import { Panel } from '@/ui/Panel'
import { UploadPicker } from '@/ui/UploadPicker'

/** The invoices to go with the debt. */
export function InvoicesField({ uploads }: { uploads: InvoiceUploads }) {
  return (
    <Panel heading="Evidence">
      <UploadPicker items={uploads.items} onAdd={uploads.add} onRemove={uploads.remove} />
    </Panel>
  )
}
