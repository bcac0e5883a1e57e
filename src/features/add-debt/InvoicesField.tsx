import { useState } from 'react'
import type { InvoiceUpload } from '@/api/invoice-uploads'
import { acceptedInvoiceTypes, checkInvoiceFile } from '@/rules/invoice-file'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { UploadList } from '@/ui/UploadList'

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The beginning of a file tells a disguised one from what its name says. */
const beginning = async (file: File) => new Uint8Array(await file.slice(0, 8).arrayBuffer())

async function whyRefused(file: File, chosen: readonly File[]): Promise<string | null> {
  if (chosen.some((other) => isSameFile(file, other))) return 'This file is chosen already'
  return checkInvoiceFile(file) ?? checkInvoiceFile(file, await beginning(file))
}

/** The invoices to go with the debt; what the server would refuse is refused before it is sent. */
export function InvoicesField({
  uploads,
  onAdd,
  onRemove,
}: {
  uploads: readonly InvoiceUpload[]
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
}) {
  const [refused, setRefused] = useState<readonly string[]>([])

  async function choose(files: File[]) {
    const chosen = uploads.map(({ file }) => file)
    const good: File[] = []
    const reasons: string[] = []
    for (const file of files) {
      const reason = await whyRefused(file, [...chosen, ...good])
      if (reason) reasons.push(`${file.name}: ${reason}`)
      else good.push(file)
    }
    setRefused(reasons)
    if (good.length > 0) onAdd(good)
  }

  return (
    <Panel heading="Evidence">
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
      <UploadList items={uploads} onRemove={onRemove} />
    </Panel>
  )
}
