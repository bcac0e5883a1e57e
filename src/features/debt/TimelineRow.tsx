import { Box, Grid, Span } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayInLondon, isIsoDate, relativeDay } from '@/rules/days'
import { useToday } from '@/session/today'
import type { AnimatedItem } from '@/ui/AnimatedList'
import { DateText } from '@/ui/DateText'
import { Timestamp } from '@/ui/Timestamp'

/** A list item with an icon, connected to the next one by a line. */
export function TimelineRow({
  Icon,
  Item = 'li',
  children,
}: {
  Icon: LucideIcon
  /** Pass `AnimatedItem` inside `AnimatedItems`. */
  Item?: 'li' | typeof AnimatedItem
  children: ReactNode
}) {
  return (
    <Grid
      asChild
      position="relative"
      templateColumns="2rem minmax(0, 1fr)"
      columnGap="3"
      pb="5"
      overflowWrap="anywhere"
      css={{
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '1rem',
          top: '2rem',
          bottom: '0',
          borderInlineStart: '1px solid',
          borderColor: 'border',
        },
      }}
    >
      <Item>
        <Box
          display="grid"
          placeItems="center"
          boxSize="8"
          borderRadius="full"
          bg="bg.subtle"
          color="fg.muted"
          aria-hidden
        >
          <Icon size={16} />
        </Box>
        <Box minW="0" pt="1">
          {children}
        </Box>
      </Item>
    </Grid>
  )
}

/** The date or time of a record, with its distance from today; the distance wraps as a whole. */
export function RecordTime({ at }: { at: string }) {
  const today = useToday()
  const day = dayInLondon(at)
  return (
    <Span fontSize="sm" color="fg.muted">
      {at === '' && 'No date'}
      {at !== '' && (isIsoDate(at) ? <DateText date={at} /> : <Timestamp iso={at} />)}
      {day && (
        <>
          {' '}
          <Span whiteSpace="nowrap">({relativeDay(day, today)})</Span>
        </>
      )}
    </Span>
  )
}
