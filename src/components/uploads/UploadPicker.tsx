import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { acceptedInvoiceTypes, checkInvoiceFile, signatureBytes } from '@/rules/invoice-file'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { type Upload, UploadList } from './UploadList'

/** Selects invoices and rejects unacceptable files with a reason before any upload. */
export function UploadPicker({
  items,
  advice = '',
  onAdd,
  ...rest
}: {
  items: readonly (Upload & { file: File })[]
  /** What to upload, before the accepted types. */
  advice?: string
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
  onRetry?: (key: string) => void
  onCancel?: (key: string) => void
}) {
  const [refused, setRefused] = useState<readonly string[]>([])

  async function choose(files: File[]) {
    const chosen = items.filter(({ state }) => state !== 'gone').map(({ file }) => file)
    const accepted: File[] = []
    const reasons = new Set<string>()
    for (const file of files) {
      const reason = await refusalReason(file, [...chosen, ...accepted])
      if (reason) reasons.add(`${file.name}: ${reason}`)
      else accepted.push(file)
    }
    setRefused([...reasons])
    if (accepted.length > 0) onAdd(accepted)
  }

  return (
    <Box ref={restoreFocusOnRemoval} tabIndex={-1} outline="none">
      <FilePicker
        label="Invoices"
        hint={`${advice} PDF, images, Word, Excel, emails, text or ZIP. Up to ${maxFiles} files of 25MB each.`}
        accept={acceptedInvoiceTypes}
        multiple
        onFiles={(files) => void choose(files)}
      />
      {refused.length > 0 && (
        <Notice
          tone="error"
          heading={
            refused.length === 1
              ? 'This file was not added'
              : `${refused.length} files were not added`
          }
        >
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <UploadList items={items} {...rest} />
    </Box>
  )
}

/** The limit that keeps the list manageable. */
const maxFiles = 50

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Why a file is not accepted; null if it is. */
async function refusalReason(file: File, chosen: readonly File[]): Promise<string | null> {
  if (chosen.some((other) => isSameFile(file, other))) return 'You have already chosen this file'
  if (chosen.length >= maxFiles) return `You can choose at most ${maxFiles} files at a time`
  const refused = checkInvoiceFile(file)
  if (refused) return refused
  try {
    const start = await file.slice(0, signatureBytes).arrayBuffer()
    return checkInvoiceFile(file, new Uint8Array(start))
  } catch {
    return 'We could not read this file. It may have been moved or deleted'
  }
}
