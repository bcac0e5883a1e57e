import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'

/** Preview of the note a form will add; `note` is null while the form is invalid. */
export function NotePreview({ note }: { note: string | null }) {
  const headingId = useId()
  return (
    <Box role="group" aria-labelledby={headingId} mt="2">
      <Text id={headingId} fontWeight="medium">
        This note will be added to the debt:
      </Text>
      {note === null ? (
        <Text mt="2" color="fg.muted">
          The note appears here once the answers above are complete.
        </Text>
      ) : (
        <Box
          asChild
          mt="2"
          ps="3"
          borderInlineStartWidth="4px"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          <blockquote>{note}</blockquote>
        </Box>
      )}
    </Box>
  )
}
