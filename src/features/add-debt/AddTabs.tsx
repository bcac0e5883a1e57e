import type { ReactNode } from 'react'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { DebtForm } from './DebtForm'

/** The two ways to add debts. */
export function AddTabs({
  by,
  csv,
  before,
}: {
  by: 'form' | 'csv'
  csv: ReactNode
  /** What stands above the form of one debt until it is saved. */
  before?: ReactNode
}) {
  const label = by === 'csv' ? 'Import CSV' : 'One debt'
  return (
    <>
      <TabLinks
        label="How to add debts"
        items={[
          { search: {}, label: 'One debt', active: by === 'form' },
          { search: { by: 'csv' }, label: 'Import CSV', active: by === 'csv' },
        ]}
      />
      <TabPanel label={label}>{by === 'csv' ? csv : <DebtForm before={before} />}</TabPanel>
    </>
  )
}
