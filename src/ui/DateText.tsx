import { type IsoDate, ukDate } from '@/rules/days'
import { shortDate } from '@/rules/written-date'

/** A UK date: short in text, with slashes in tables. */
export const DateText = ({ date, style }: { date: IsoDate; style?: 'uk' }) => (
  <time dateTime={date}>{style === 'uk' ? ukDate(date) : shortDate(date)}</time>
)
