import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { DebtForm } from './DebtForm'

type EntryMethod = 'form' | 'csv'

/** The two ways to add debts. */
export const AddTabs = ({ by }: { by: EntryMethod }) => (
  <TabLinks
    label="How to add debts"
    items={[
      { search: {}, label: 'One debt', active: by === 'form' },
      { search: { by: 'csv' }, label: 'Import CSV', active: by === 'csv' },
    ]}
  />
)

/** The panel of the open tab. */
export const AddPanel = ({
  by,
  csv,
  before,
}: {
  by: EntryMethod
  csv: ReactNode
  /** Shown above the form of one debt until it is saved. */
  before?: ReactNode
}) => (
  <TabPanel label={by === 'csv' ? 'Import CSV' : 'One debt'}>
    {/* The import uses the full window; a form that wide would be hard to follow. */}
    {by === 'csv' ? (
      csv
    ) : (
      <Box maxW="80rem">
        <DebtForm before={before} />
      </Box>
    )}
  </TabPanel>
)
