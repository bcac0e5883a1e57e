import { Box, Flex, Span } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { FieldHint, labelStyle } from './FieldShell'

/** Keeps the browser from opening a file that is dropped beside the zone, and leaving the page. */
function ignoreOtherDrops() {
  const listeners = new AbortController()
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'none'
      },
      listeners,
    )
  }
  return () => listeners.abort()
}

/** Accepts files from the browser's picker, by drop, or by paste while the zone has focus. */
export function FilePicker({
  label,
  hint,
  accept,
  multiple = false,
  onFiles,
}: {
  label: string
  hint?: ReactNode
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  useEffect(ignoreOtherDrops, [])
  const accepted = (files: FileList | null | undefined) => {
    const taken = [...(files ?? [])]
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  const noun = multiple ? 'files' : 'a file'
  return (
    <Box mb="4">
      <Box asChild {...labelStyle} display="block" mb="1">
        <label htmlFor={id}>{label}</label>
      </Box>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <Flex
        position="relative"
        wrap="wrap"
        align="center"
        columnGap="3"
        rowGap="1"
        p="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="lg"
        borderColor={isOver ? 'accent' : 'border.emphasized'}
        bg={isOver ? 'accent.subtle' : 'bg.panel'}
        _hover={{ bg: 'accent.subtle' }}
        css={{
          '&:has(:focus-visible)': {
            outline: '3px solid',
            outlineColor: 'focus',
            outlineOffset: '2px',
          },
        }}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          accepted(event.dataTransfer.files)
        }}
        onPaste={(event) => accepted(event.clipboardData.files)}
      >
        <Upload size={20} aria-hidden />
        <Span fontWeight="semibold" color="accent">
          Choose {noun}
        </Span>
        <Span color="fg.muted">or drop {multiple ? 'them' : 'it'} here</Span>
        {/* The native file input covers the zone invisibly. */}
        <Box asChild position="absolute" inset="0" w="full" opacity={0} cursor="pointer">
          <input
            id={id}
            type="file"
            accept={accept}
            multiple={multiple}
            title=" "
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => {
              accepted(event.target.files)
              // Allows selecting the same file again after it was changed.
              event.target.value = ''
            }}
          />
        </Box>
      </Flex>
    </Box>
  )
}
