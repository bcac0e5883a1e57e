import { format, isValid, parseISO } from 'date-fns'

/** A moment in the person's own time; a text that is no moment is shown as it came. */
export function Timestamp({ iso }: { iso: string }) {
  const moment = parseISO(iso)
  if (!isValid(moment)) return <span>{iso}</span>
  return <time dateTime={iso}>{format(moment, 'd MMM yyyy, HH:mm')}</time>
}
