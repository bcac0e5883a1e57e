import { Box } from '@chakra-ui/react'
import type { Ref } from 'react'

export interface SummaryEntry {
  /** The field's name in the form; empty for a message of the whole. */
  name: string
  message: string
}

/** Everything that keeps a form from being sent, on top of it, each with a link to its field. */
export function ErrorSummary({
  entries,
  onGo,
  ref,
}: {
  entries: readonly SummaryEntry[]
  onGo: (name: string) => void
  ref: Ref<HTMLDivElement>
}) {
  return (
    <Box
      ref={ref}
      role="alert"
      tabIndex={-1}
      p="4"
      mb="6"
      borderWidth="2px"
      borderColor="border.error"
      borderRadius="md"
      bg="bg.panel"
    >
      <Box as="h2" fontSize="lg" fontWeight="semibold" mb="2">
        There is a problem
      </Box>
      <Box as="ul" listStyleType="none">
        {entries.map(({ name, message }) => (
          <Box
            as="li"
            key={`${name} ${message}`}
            whiteSpace="pre-line"
            mb="1"
            color="fg.error"
            fontWeight="medium"
          >
            {name === '' ? (
              message
            ) : (
              <Box asChild color="fg.error" textDecoration="underline">
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(name)
                  }}
                >
                  {message}
                </a>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
