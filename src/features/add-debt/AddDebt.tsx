import { Box } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Screen } from '@/ui/Screen'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { DebtEditor } from './DebtEditor'

interface AddDebtProps {
  by: 'form' | 'csv'
  /** The import, which another feature provides. */
  csv: ReactNode
}

export const AddDebt = (props: AddDebtProps) => (
  <Screen heading="Add a debt" width="full">
    <AddDebtTabs {...props} />
  </Screen>
)

export const AddDebtTabs = ({
  by,
  csv,
  ...editor
}: AddDebtProps & ComponentProps<typeof DebtEditor>) => (
  <>
    <TabLinks
      label="How to add debts"
      items={[
        { search: {}, label: 'One debt', isActive: by === 'form' },
        { search: { by: 'csv' }, label: 'Import CSV', isActive: by === 'csv' },
      ]}
    />
    <TabPanel label={by === 'csv' ? 'Import CSV' : 'One debt'}>
      {/* The import uses the full window; a form that wide would be hard to follow. */}
      {by === 'csv' ? (
        csv
      ) : (
        <Box maxW="80rem">
          <DebtEditor {...editor} />
        </Box>
      )}
    </TabPanel>
  </>
)
