import { type IsoDate, shortDate, ukDate } from '@/rules/days'

/** A UK date: short in text, with slashes in tables. */
export const DateText = ({ date, style }: { date: IsoDate; style?: 'uk' }) => (
  <time dateTime={date}>{style === 'uk' ? ukDate(date) : shortDate(date)}</time>
)
