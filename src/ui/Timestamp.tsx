import { format, isValid, parseISO } from 'date-fns'

/** A timestamp in the local time zone; an invalid one is shown unchanged. */
export function Timestamp({ iso }: { iso: string }) {
  const moment = parseISO(iso)
  if (!isValid(moment)) return <span>{iso}</span>
  return <time dateTime={iso}>{format(moment, 'd MMM yyyy, HH:mm')}</time>
}
