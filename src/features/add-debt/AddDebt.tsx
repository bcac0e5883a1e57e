import type { ReactNode } from 'react'
import { Screen } from '@/ui/Screen'
import { AddTabs } from './AddTabs'

/** @param csv the import, which another feature provides */
export function AddDebt({ by, csv }: { by: 'form' | 'csv'; csv: ReactNode }) {
  return (
    <Screen heading="Add a debt">
      <AddTabs by={by} csv={csv} />
    </Screen>
  )
}
