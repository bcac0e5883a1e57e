import type { IsoDate } from '@/rules/days'
import type { FeeType } from '@/rules/fee'
import type { DateOrder } from './date-order'
import type { DispatchState } from './dispatch-state'
import type { Matches } from './match-columns'
import type { FileSummary } from './reader'
import type { CheckedRow } from './rows'

type Step = 'choose' | 'match' | 'review' | 'send'

export interface WorkState {
  step: Step
  /** Reading or checking goes on in the worker. */
  busy: boolean
  /** Why the chosen file was refused. */
  problem: string | null
  file: { name: string; summary: FileSummary } | null
  matches: Matches
  feeMode: FeeType
  dateOrder: DateOrder
  checked: { rows: readonly CheckedRow[]; dateOrderOpen: boolean; today: IsoDate } | null
  /** What the person decided about rows that may be debts a second time. */
  sendRepeats: boolean
  sendKnown: boolean
  dispatch: DispatchState | null
}

export const untouched: WorkState = {
  step: 'choose',
  busy: false,
  problem: null,
  file: null,
  matches: [],
  feeMode: 'Fixed Fee',
  dateOrder: 'day-first',
  checked: null,
  sendRepeats: false,
  sendKnown: false,
  dispatch: null,
}

/** There is something that closing the tab would lose. */
export const isUnfinished = ({ file, dispatch }: WorkState) =>
  file !== null && dispatch?.phase !== 'finished'
