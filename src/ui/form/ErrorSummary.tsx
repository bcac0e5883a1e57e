import { Alert, Box } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

export interface SummaryEntry {
  /** The field's form path; empty for an error of the whole form. */
  name: string
  message: string
}

/** All errors of a form, each linked to its field. */
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
    <Alert.Root ref={ref} status="error" variant="surface" role="alert" tabIndex={-1} mb="6">
      <Alert.Indicator mt="0.5">
        <CircleAlert aria-hidden />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild fontWeight="semibold">
          <h2>There is a problem</h2>
        </Alert.Title>
        <Box as="ul" listStyleType="none">
          {entries.map(({ name, message }) => (
            <Box as="li" key={`${name} ${message}`} whiteSpace="pre-line" mt="1">
              {name === '' ? (
                message
              ) : (
                <Box asChild color="inherit" textDecoration="underline">
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
      </Alert.Content>
    </Alert.Root>
  )
}
