import { Span } from '@chakra-ui/react'
import { dayInLondon, type IsoDate, isIsoDate, relativeDay } from '@/rules/days'
import { DateText } from '@/ui/DateText'
import { Timestamp } from '@/ui/Timestamp'

/** The date or time of a record, with its distance from today; the distance wraps as a whole. */
export function RecordTime({ at, today }: { at: string; today: IsoDate }) {
  if (at === '') return 'No date'
  const day = dayInLondon(at)
  return (
    <>
      {isIsoDate(at) ? <DateText date={at} /> : <Timestamp iso={at} />}
      {day && (
        <>
          {' '}
          <Span whiteSpace="nowrap">({relativeDay(day, today)})</Span>
        </>
      )}
    </>
  )
}
