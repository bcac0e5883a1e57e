import type { Debtor } from '@/api/debtors'
import { useToday } from '@/session/today'
import { CopyButton } from '../CopyButton'
import { summary } from './summary'

export const CopySummary = ({ debtor }: { debtor: Debtor }) => (
  <CopyButton text={summary(debtor, useToday())} what="summary" wordy />
)
