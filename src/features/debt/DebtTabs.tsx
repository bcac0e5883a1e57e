import type { Debtor } from '@/api/debtors'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { Invoices } from './invoices/Invoices'
import { Notes } from './notes/Notes'
import { Overview } from './overview/Overview'
import { Payments } from './payments/Payments'
import { Addresses } from './places/Addresses'
import { Contacts } from './places/Contacts'
import { type DebtTab, debtSearch, debtTabs } from './search'
import { useTabCounts } from './useTabCounts'

const labels: Record<DebtTab, string> = {
  overview: 'Overview',
  notes: 'Notes',
  invoices: 'Invoices',
  payments: 'Payments',
  addresses: 'Addresses',
  contacts: 'Contacts',
}

const contents: Record<DebtTab, (props: { debtor: Debtor }) => React.ReactNode> = {
  overview: Overview,
  notes: Notes,
  invoices: Invoices,
  payments: Payments,
  addresses: Addresses,
  contacts: Contacts,
}

/** The parts of a debt, each at its own address. */
export function DebtTabs({ debtor, tab }: { debtor: Debtor; tab: DebtTab }) {
  const counts = useTabCounts(debtor)
  const Content = contents[tab]
  return (
    <>
      <TabLinks
        label="Parts of this debt"
        items={debtTabs.map((part) => ({
          label: labels[part],
          ...(part !== 'overview' && { count: counts[part] }),
          active: part === tab,
          search: { ...debtSearch({ tab: part }) },
        }))}
      />
      <TabPanel label={labels[tab]}>
        <Content debtor={debtor} />
      </TabPanel>
    </>
  )
}
