import { chakra, Flex, Span } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldShell, fieldAria } from './FieldShell'

/** Accepts files from the browser's picker, or dropped anywhere on the page. */
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
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])]
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Otherwise the browser opens the file and leaves the page.
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  })
  useEffect(() => {
    const listeners = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      window.addEventListener(type, (event) => onDrag(event), listeners)
    }
    return () => listeners.abort()
  }, [])
  return (
    <FieldShell id={id} label={label} hint={hint}>
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
      >
        <Upload size={20} aria-hidden />
        <Span fontWeight="semibold" color="accent">
          Choose {multiple ? 'files' : 'a file'}
        </Span>
        <Span color="fg.muted">or drop {multiple ? 'them' : 'it'} here</Span>
        <OverlaidInput
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          title=" "
          {...fieldAria(id, { hint })}
          onChange={({ target }) => {
            take(target.files)
            // Allows selecting the same file again after it was changed.
            target.value = ''
          }}
        />
      </Flex>
    </FieldShell>
  )
}

/** The native file input, transparent but for its focus ring. */
const OverlaidInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: 0,
    w: 'full',
    borderRadius: 'lg',
    color: 'transparent',
    cursor: 'pointer',
    '&::file-selector-button': { opacity: 0 },
  },
})
