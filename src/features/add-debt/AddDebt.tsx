import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Screen } from '@/ui/Screen'
import { AddPanel, AddTabs } from './AddTabs'

/** @param csv the import, which another feature provides */
export function AddDebt({ by, csv }: { by: 'form' | 'csv'; csv: ReactNode }) {
  return (
    <Screen
      heading="Add a debt"
      actions={
        // The row of the heading has the space below it.
        <Box mb="-6">
          <AddTabs by={by} />
        </Box>
      }
    >
      <AddPanel by={by} csv={csv} />
    </Screen>
  )
}
