import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { acceptedInvoiceTypes, checkInvoiceFile, signatureBytes } from '@/rules/invoice-file'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { UploadList, type UploadListProps } from './UploadList'

/** The limit that keeps the list manageable. */
const maxFiles = 50

/** Selects invoices and rejects unacceptable files with a reason before any upload. */
export function UploadPicker({
  advice = '',
  onAdd,
  ...list
}: UploadListProps & {
  /** Says which files to upload; the accepted types follow it. */
  advice?: string
  onAdd: (files: File[]) => void
}) {
  const [refused, setRefused] = useState<readonly string[]>([])

  async function choose(files: File[]) {
    const chosen = list.items.filter(({ code }) => code !== 'gone').map(({ file }) => file)
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
          {refused.join('\n')}
        </Notice>
      )}
      <UploadList {...list} />
    </Box>
  )
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Why a file is not accepted; null if it is. */
async function refusalReason(file: File, chosen: readonly File[]): Promise<string | null> {
  if (chosen.some((other) => isSameFile(file, other))) return 'You have already chosen this file'
  if (chosen.length >= maxFiles) return `You can choose at most ${maxFiles} files at a time`
  try {
    const start = await file.slice(0, signatureBytes).arrayBuffer()
    return checkInvoiceFile(file, new Uint8Array(start))
  } catch {
    return 'We could not read this file. It may have been moved or deleted'
  }
}
