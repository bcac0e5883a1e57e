import { Span } from '@chakra-ui/react'
import { type IsoDate, shortDate, ukDate } from '@/rules/days'

/** A UK date: short in text, with slashes in tables. */
export function DateText({
  date,
  fallback = 'Not given',
  style = 'short',
}: {
  date: IsoDate | null
  fallback?: string
  style?: 'short' | 'uk'
}) {
  if (date === null) return <Span color="fg.muted">{fallback}</Span>
  return <time dateTime={date}>{style === 'uk' ? ukDate(date) : shortDate(date)}</time>
}
