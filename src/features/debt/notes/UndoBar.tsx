import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Note } from '@/api/note'
import { Button } from '@/ui/Buttons'
import { noteStart } from './note-order'

/** Stands while a deletion can still be taken back; takes the focus from the note that is gone. */
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
    // The dialog gives the focus back as it closes, to a button that is no longer there.
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
      <span role="status">Deleting “{noteStart(note)}”</span>
      <Button ref={undo} variant="outline" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </Flex>
  )
}
