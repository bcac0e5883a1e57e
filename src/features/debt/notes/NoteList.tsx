import { Box, Flex, Span } from '@chakra-ui/react'
import { MessageSquareText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { useToday } from '@/session/today'
import { AnimatedItem, AnimatedItems } from '@/ui/AnimatedList'
import { BreakableText } from '@/ui/BreakableText'
import { IconButton } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Panel } from '@/ui/Panel'
import { Tooltip } from '@/ui/Tooltip'
import { RecordTime } from '../RecordTime'
import { TimelineRow } from '../TimelineRow'
import { noteExcerpt } from './note-order'

/** Notes with their authors and dates, in the given order. */
export function NoteList({
  notes,
  onDelete,
}: {
  notes: readonly Note[]
  onDelete: (note: Note) => void
}) {
  const [noteToDelete, setNoteToDelete] = useState<Note | null>(null)
  const today = useToday()
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
                    <Span fontSize="sm" color="fg.muted">
                      <RecordTime at={note.created_at} today={today} />
                    </Span>
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
        tone="danger"
        onConfirm={() => {
          setNoteToDelete(null)
          if (noteToDelete) onDelete(noteToDelete)
        }}
        onClose={() => setNoteToDelete(null)}
      />
    </>
  )
}
