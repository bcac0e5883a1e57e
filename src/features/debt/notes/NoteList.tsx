import { Box, Flex, Span } from '@chakra-ui/react'
import { useState } from 'react'
import type { Note } from '@/api/note'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { EmptyState } from '@/ui/EmptyState'
import { Timestamp } from '@/ui/Timestamp'
import { newestFirst, noteStart } from './note-order'

export function NoteList({
  notes,
  onDelete,
}: {
  notes: readonly Note[]
  onDelete: (note: Note) => void
}) {
  const [asked, setAsked] = useState<Note | null>(null)
  if (notes.length === 0) {
    return (
      <EmptyState heading="No notes">
        Write down what was said and promised: we read it, and so do your colleagues.
      </EmptyState>
    )
  }
  return (
    <>
      <Box as="ul" aria-label="Notes" listStyleType="none">
        {newestFirst(notes).map((note) => (
          <Box as="li" key={note.id} py="4" borderTopWidth="1px">
            <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note.note}
            </Box>
            <Flex wrap="wrap" align="center" justify="space-between" gap="2" mt="1">
              <Span fontSize="sm" color="fg.muted">
                {note.created_by && `${note.created_by}, `}
                {note.created_at && <Timestamp iso={note.created_at} />}
              </Span>
              <Button variant="ghost" tone="danger" onClick={() => setAsked(note)}>
                Delete note <Span srOnly>{noteStart(note)}</Span>
              </Button>
            </Flex>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title="Delete note"
        body={asked && `“${noteStart(asked)}” will be deleted for everybody.`}
        confirm="Delete note"
        tone="danger"
        onConfirm={() => {
          setAsked(null)
          if (asked) onDelete(asked)
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
