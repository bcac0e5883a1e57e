import { TabLinks, TabPanel } from '@/ui/Tabs'
import { Addresses } from './addresses-and-contacts/Addresses'
import { Contacts } from './addresses-and-contacts/Contacts'
import { debtParts, type TabProps } from './debt-parts'
import { Invoices } from './invoices/Invoices'
import { Notes } from './notes/Notes'
import { Overview } from './overview/Overview'
import { Payments } from './payments/Payments'
import { type DebtTab, debtSearch, debtTabs } from './search'

const labels: Record<DebtTab, string> = {
  overview: 'Overview',
  notes: 'Notes',
  invoices: 'Invoices',
  payments: 'Payments',
  addresses: 'Addresses',
  contacts: 'Contacts',
}

const contents: Record<DebtTab, (props: TabProps) => React.ReactNode> = {
  overview: Overview,
  notes: Notes,
  invoices: Invoices,
  payments: Payments,
  addresses: Addresses,
  contacts: Contacts,
}

/** The overview and the lists of a debt, each at its own address. */
export function DebtTabs({ tab, ...props }: Omit<TabProps, 'parts'> & { tab: DebtTab }) {
  const { debtor } = props
  const parts = debtParts(debtor)
  const Content = contents[tab]
  return (
    <>
      <TabLinks
        label="Parts of this debt"
        items={debtTabs.map((part) => ({
          label: labels[part],
          ...(part !== 'overview' && { count: parts[part].length }),
          active: part === tab,
          search: { ...debtSearch({ tab: part }) },
        }))}
      />
      <TabPanel label={labels[tab]}>
        <Content {...props} parts={parts} />
      </TabPanel>
    </>
  )
}
