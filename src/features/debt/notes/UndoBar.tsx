import { Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { Button } from '@/ui/Buttons'
import { noteExcerpt } from './note-order'

/** Lets the user undo a deletion; takes the focus from the deleted note. */
export function UndoBar({
  note,
  onUndo,
  onDismiss,
  onFocusLost,
}: {
  note: Note
  onUndo: () => void
  onDismiss: () => void
  /** Called if the bar unmounts while it has the focus. */
  onFocusLost: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Waits a frame, because the closing dialog restores the focus to a removed button.
    const frame = requestAnimationFrame(() => undo.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const latest = useRef(onFocusLost)
  useEffect(() => {
    latest.current = onFocusLost
  })
  const [watchFocus] = useState(() => (bar: HTMLDivElement) => () => {
    if (bar.contains(document.activeElement)) latest.current()
  })
  return (
    <Flex
      ref={watchFocus}
      wrap="wrap"
      align="center"
      gap="3"
      p="3"
      mb="4"
      bg="bg.info"
      borderRadius="md"
      overflowWrap="anywhere"
    >
      <span role="status">Deleting “{noteExcerpt(note)}”</span>
      <Button ref={undo} variant="outline" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </Flex>
  )
}
