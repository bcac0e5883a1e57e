import { Box, Flex, Span } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { parseRequest } from '@/rules/team-request'
import { AppearGroup, AppearingItem } from '@/ui/Appear'
import { IconButton } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Panel } from '@/ui/Panel'
import { newestFirst } from '../newest-first'
import { RecordTime } from '../RecordTime'
import { noteExcerpt } from './note-excerpt'

/** Notes with their authors and dates, newest first; loaded by its tab, because of its animation. */
export default function NoteList({
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
        Write down what was said and agreed. Our team and your colleagues can read it.
      </EmptyState>
    )
  }
  return (
    <>
      <Panel>
        <Box as="ul" aria-label="Notes" listStyleType="none" my="-2">
          <AppearGroup>
            {newestFirst(notes).map((note) => (
              <Box
                key={note.id}
                asChild
                py="3"
                overflowWrap="anywhere"
                css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
              >
                <AppearingItem>
                  <Flex gap="3" align="flex-start" justify="space-between">
                    <Flex wrap="wrap" columnGap="3" align="baseline" minW="0" flex="1">
                      {note.created_by && <Span fontWeight="medium">{note.created_by}</Span>}
                      <RecordTime at={note.created_at} />
                    </Flex>
                    <IconButton
                      label={`Delete note ${noteExcerpt(note)}`}
                      icon={<Trash2 aria-hidden />}
                      colorPalette="red"
                      size={{ base: 'md', md: 'sm' }}
                      my="-2"
                      onClick={() => setNoteToDelete(note)}
                    />
                  </Flex>
                  <Box whiteSpace="pre-wrap">{note.note}</Box>
                </AppearingItem>
              </Box>
            ))}
          </AppearGroup>
        </Box>
      </Panel>
      <ConfirmDialog
        isOpen={noteToDelete !== null}
        title="Delete note"
        body={noteToDelete && deletionText(noteToDelete)}
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

const requestNames = {
  pause: 'Your request to pause',
  withdraw: 'Your request to withdraw the debt',
  payment: 'The payment you reported',
}

/** Says what goes with a note that is a request. */
function deletionText(note: Note): string {
  const text = `“${noteExcerpt(note)}” will be deleted for everyone.`
  const request = parseRequest(note.note)
  return request ? `${text} ${requestNames[request.kind]} will be deleted too.` : text
}
