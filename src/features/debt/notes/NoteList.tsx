import { Box, Flex, Span } from '@chakra-ui/react'
import { MessageSquareText, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { AnimatedItem, AnimatedItems } from '@/ui/AnimatedList'
import { BreakableText } from '@/ui/BreakableText'
import { Button, IconButton } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Panel } from '@/ui/Panel'
import { Tooltip } from '@/ui/Tooltip'
import { RecordTime, TimelineRow } from '../TimelineRow'

const maxExcerptLength = 40

/** The first 40 characters of a note, to identify it. */
function noteExcerpt({ note }: Note): string {
  const line = (note.trim().split('\n')[0] ?? '').trim()
  const start = [...line].slice(0, maxExcerptLength).join('').trim()
  return start.length < line.length ? `${start}…` : start
}

/** Notes with their authors and dates, in the given order. */
export function NoteList({
  notes,
  onDelete,
}: {
  notes: readonly Note[]
  onDelete: (note: Note) => void
}) {
  const [noteToDelete, setNoteToDelete] = useState<Note | null>(null)
  if (notes.length === 0) {
    return (
      <EmptyState heading="No notes">
        Write down what was said and promised: we read it, and so do your colleagues.
      </EmptyState>
    )
  }
  return (
    <>
      <Panel>
        <Box as="ul" aria-label="Notes" listStyleType="none">
          <AnimatedItems>
            {notes.map((note) => (
              <TimelineRow key={note.id} Icon={MessageSquareText} Item={AnimatedItem}>
                <Flex gap="3" align="flex-start" justify="space-between">
                  <Flex wrap="wrap" columnGap="3" align="baseline" minW="0" flex="1">
                    {note.created_by && (
                      <Span fontWeight="medium">
                        <BreakableText text={note.created_by} />
                      </Span>
                    )}
                    <RecordTime at={note.created_at} />
                  </Flex>
                  <Tooltip content="Delete note">
                    <IconButton
                      label={`Delete note ${noteExcerpt(note)}`}
                      icon={<Trash2 aria-hidden />}
                      tone="danger"
                      size={{ base: 'md', md: 'sm' }}
                      mt="-2"
                      onClick={() => setNoteToDelete(note)}
                    />
                  </Tooltip>
                </Flex>
                <Box whiteSpace="pre-wrap" maxW="44rem">
                  {note.note}
                </Box>
              </TimelineRow>
            ))}
          </AnimatedItems>
        </Box>
      </Panel>
      <ConfirmDialog
        open={noteToDelete !== null}
        title="Delete note"
        body={noteToDelete && `“${noteExcerpt(noteToDelete)}” will be deleted for everybody.`}
        confirm="Delete note"
        onConfirm={() => {
          setNoteToDelete(null)
          if (noteToDelete) onDelete(noteToDelete)
        }}
        onClose={() => setNoteToDelete(null)}
      />
    </>
  )
}

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
