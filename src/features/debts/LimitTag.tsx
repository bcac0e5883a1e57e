import { ukDate } from '@/rules/days'
import type { TimeLimit } from '@/rules/time-limit'

/** By when to go to court, where that is soon or was before today. */
export const LimitTag = ({ limit }: { limit: TimeLimit | null }) =>
  limit && (
    <>
      {' '}
      <span className="tag warning">Time limit {ukDate(limit.date)}</span>
    </>
  )
