import type { ReactNode } from 'react'
import { Screen } from '@/ui/Screen'
import { AddPanel, AddTabs } from './AddTabs'

/** @param csv the import, which another feature provides */
export const AddDebt = ({ by, csv }: { by: 'form' | 'csv'; csv: ReactNode }) => (
  <Screen heading="Add a debt" width="full">
    <AddTabs by={by} />
    <AddPanel by={by} csv={csv} />
  </Screen>
)
