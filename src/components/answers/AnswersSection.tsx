import { Box, Grid, Span } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/Card'
import { DefinitionList } from '@/ui/DefinitionList'

type Answer = [term: string, value: ReactNode]

/** Combines empty answers into one line of their terms. */
function moveEmptyLast(answers: readonly Answer[]) {
  const given = answers.filter(([, value]) => value)
  const empty = answers.filter(([, value]) => !value).map(([term]) => term)
  return [
    ...given.map(([term, value]) => ({ term, value })),
    ...(empty.length > 0
      ? [{ term: 'Not provided', value: <Span color="fg.muted">{empty.join(', ')}</Span> }]
      : []),
  ]
}

/** A panel of sections divided by lines. */
export const AnswersPanel = ({ children }: { children: ReactNode }) => (
  <Card px={{ base: '4', md: '5' }} mb="4" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
    {children}
  </Card>
)

/** The answers of one form section, with its Change button. */
export function AnswersSection({
  heading,
  change,
  answers,
}: {
  heading: string
  change?: ReactNode
  answers: readonly Answer[]
}) {
  const headingId = useId()
  return (
    <Grid
      as="section"
      aria-labelledby={headingId}
      templateColumns={{ base: '1fr auto', md: '11rem minmax(0, 1fr) auto' }}
      columnGap="4"
      alignItems="start"
      py="3"
    >
      <Box as="h3" id={headingId} fontWeight="semibold" lineHeight="1.25rem" pt="2">
        {heading}
      </Box>
      <Box
        gridColumn={{ base: '1 / -1', md: '2' }}
        gridRow={{ base: '2', md: '1' }}
        minW="0"
        fontSize="sm"
        css={{ '& dl > div': { py: '1.5' }, '& dl > div:first-of-type': { borderTopWidth: '0' } }}
      >
        <DefinitionList items={moveEmptyLast(answers)} />
      </Box>
      <Box gridColumn={{ base: '2', md: '3' }} gridRow="1" minH="9">
        {change}
      </Box>
    </Grid>
  )
}
