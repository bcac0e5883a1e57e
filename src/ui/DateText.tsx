import { format, isValid, parseISO } from 'date-fns'
import { isIsoDate } from '@/rules/days'
import { shortDate } from '@/rules/written-date'

/** A day, or a timestamp in the local time zone; any other text is shown unchanged. */
export function DateText({ at }: { at: string }) {
  const moment = parseISO(at)
  if (!isValid(moment)) return <span>{at}</span>
  const text = isIsoDate(at) ? shortDate(at) : format(moment, 'd MMM yyyy, HH:mm')
  return <time dateTime={at}>{text}</time>
}
