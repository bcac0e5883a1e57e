import { Span } from '@chakra-ui/react'
import { dayInLondon } from '@/rules/days'
import { relativeDay } from '@/rules/written-date'
import { useToday } from '@/session/today'
import { DateText } from '@/ui/DateText'

/** The date or time of a record, with its distance from today. */
export function RecordTime({ at }: { at: string }) {
  const today = useToday()
  const day = dayInLondon(at)
  return (
    <Span display="inline-flex" flexWrap="wrap" columnGap="1" fontSize="sm" color="fg.muted">
      <DateText at={at || 'No date'} />
      {day && <Span whiteSpace="nowrap">{`(${relativeDay(day, today)})`}</Span>}
    </Span>
  )
}
