import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { DebtEditor } from './DebtEditor'
import { emptyDebt } from './debt-values'

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
  onSavedChange,
}: {
  by: EntryMethod
  csv: ReactNode
  /** Shown above the form of one debt until it is saved. */
  before?: ReactNode
  /** Receives whether the debt of the form is saved. */
  onSavedChange?: (isSaved: boolean) => void
}) => (
  <TabPanel label={by === 'csv' ? 'Import CSV' : 'One debt'}>
    {/* The import uses the full window; a form that wide would be hard to follow. */}
    {by === 'csv' ? (
      csv
    ) : (
      <Box maxW="80rem">
        <DebtForm before={before} onSavedChange={onSavedChange} />
      </Box>
    )}
  </TabPanel>
)

/** The form of one debt, and its result after saving. */
function DebtForm({
  before,
  onSavedChange,
}: {
  before: ReactNode
  onSavedChange: ((isSaved: boolean) => void) | undefined
}) {
  const [{ round, blank }, begin] = useState({ round: 0, blank: emptyDebt })
  return (
    <DebtEditor
      key={round}
      blank={blank}
      before={before}
      onSavedChange={onSavedChange}
      onStartAgain={(next = emptyDebt) => begin({ round: round + 1, blank: next })}
    />
  )
}
