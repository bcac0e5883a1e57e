import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { acceptedInvoiceTypes } from '@/rules/invoice-file'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { chooseFiles, maxFiles } from './choose-files'
import { type Upload, UploadList } from './UploadList'

/** Selects invoices and rejects unacceptable files with a reason before any upload. */
export function UploadPicker({
  items,
  onAdd,
  advice,
  ...rest
}: {
  items: readonly (Upload & { file: File })[]
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
  onRetry?: (key: string) => void
  onCancel?: (key: string) => void
  /** Advice on useful files. */
  advice?: ReactNode
}) {
  const [refused, setRefused] = useState<readonly string[]>([])

  async function choose(files: File[]) {
    const held = items.filter(({ state }) => state !== 'gone').map(({ file }) => file)
    const { accepted, reasons } = await chooseFiles(files, held)
    setRefused([...new Set(reasons)])
    if (accepted.length > 0) onAdd(accepted)
  }

  return (
    <Box ref={restoreFocusOnRemoval} tabIndex={-1} outline="none">
      {advice}
      <FilePicker
        label="Invoices"
        hint={`PDF, images, Word, Excel, e-mails, text or ZIP. Up to ${maxFiles} files of 25MB each.`}
        accept={acceptedInvoiceTypes}
        multiple
        onFiles={(files) => void choose(files)}
      />
      {refused.length > 0 && (
        <Notice
          tone="error"
          heading={refused.length === 1 ? 'Not added' : `${refused.length} files were not added`}
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
