import { Box } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { FieldHint } from './FieldShell'

/** Files by the browser's own chooser, by dropping, or by pasting while the zone has the focus. */
export function FilePicker({
  label,
  hint,
  accept,
  multiple = false,
  onFiles,
  inputRef,
}: {
  label: string
  hint?: ReactNode
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  inputRef?: RefObject<HTMLInputElement | null>
}) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const taken = [...(files ?? [])]
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  return (
    <Box
      p="5"
      mb="4"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="lg"
      borderColor={over ? 'accent' : 'border.emphasized'}
      bg={over ? 'accent.subtle' : 'bg.panel'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Box asChild display="block" fontWeight="medium" mb="1">
        <label htmlFor={id}>{label}</label>
      </Box>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <Box asChild maxW="full" py="1" css={{ '&::file-selector-button': selector }}>
        <input
          id={id}
          ref={inputRef}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was mended.
            event.target.value = ''
          }}
        />
      </Box>
      <Box fontSize="sm" color="fg.muted">
        or drop {multiple ? 'files' : 'a file'} here
      </Box>
    </Box>
  )
}

const selector = {
  marginInlineEnd: '0.75rem',
  padding: '0.5rem 0.875rem',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  background: 'bg.panel',
  color: 'fg',
  fontWeight: 600,
  cursor: 'pointer',
}
