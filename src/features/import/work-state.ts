import type { Debtor } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import type { DateOrder } from './date-order'
import type { DecimalSign } from './decimal-sign'
import type { DispatchState } from './dispatch-state'
import type { Matches } from './match-columns'
import type { Review, SheetChoices } from './review'
import type { FileSummary, ReadOptions } from './sheet-service'

type Step = 'choose' | 'match' | 'review' | 'send'

export interface WorkState {
  step: Step
  /** What goes on away from the page. */
  busy: 'reading' | 'checking' | null
  /** The share of the file that has been read, 0 to 1. */
  progress: number
  /** Why the chosen file was refused, or what else went wrong. */
  problem: string | null
  file: { name: string; summary: FileSummary } | null
  read: ReadOptions
  matches: Matches
  dateOrder: DateOrder
  decimal: DecimalSign
  choices: SheetChoices
  /** The day interest is worked out for. */
  today: IsoDate
  review: Review | null
  /** Grows with every change of the sheet: what was shown of it before is old. */
  version: number
  /** The debts the rows have been compared with. */
  comparedWith: readonly Debtor[] | null
  dispatch: DispatchState | null
}

export const untouched: Omit<WorkState, 'today'> = {
  step: 'choose',
  busy: null,
  progress: 0,
  problem: null,
  file: null,
  read: { repair: false },
  matches: [],
  dateOrder: 'day-first',
  decimal: 'point',
  choices: {
    feeMode: 'Fixed Fee',
    duplicates: { repeat: 'leave', likely: 'send', known: 'leave', alike: 'send' },
  },
  review: null,
  version: 0,
  comparedWith: null,
  dispatch: null,
}

/** There is something that closing the tab would lose. */
export const isUnfinished = ({ file, dispatch }: WorkState) =>
  file !== null && dispatch?.phase !== 'finished'
