import type { Debtor } from '@/api/debtors'
import { todayInLondon } from '@/rules/days'
import { CopyButton } from '../CopyButton'
import { summary } from './summary'

export const CopySummary = ({ debtor }: { debtor: Debtor }) => (
  <CopyButton text={summary(debtor, todayInLondon(new Date()))} what="summary" wordy />
)
