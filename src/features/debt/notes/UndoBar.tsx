import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { Button } from '@/ui/Buttons'
import { noteExcerpt } from './note-excerpt'

/** Lets the user undo a deletion; takes the focus from the deleted note. */
export function UndoBar({
  note,
  onUndo,
  onDismiss,
}: {
  note: Note
  onUndo: () => void
  onDismiss: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Waits a frame, because the closing dialog returns the focus to a removed button.
    const frame = requestAnimationFrame(() => undo.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      p="3"
      mb="4"
      bg="bg.info"
      borderRadius="md"
      overflowWrap="anywhere"
    >
      <span role="status">{`Deleting “${noteExcerpt(note)}”`}</span>
      <Button ref={undo} variant="outline" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </Flex>
  )
}
