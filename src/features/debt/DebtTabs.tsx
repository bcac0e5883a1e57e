import { type ComponentProps, memo, type ReactNode, useDeferredValue } from 'react'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { Addresses, Contacts, Invoices, Notes, Payments } from './LazyParts'
import { Overview } from './overview/Overview'
import { type DebtTab, debtTabs, tabLabels } from './search'

type TabProps = ComponentProps<typeof Overview>

const contents: Record<DebtTab, (props: TabProps) => ReactNode> = {
  overview: Overview,
  notes: Notes,
  invoices: Invoices,
  payments: Payments,
  addresses: Addresses,
  contacts: Contacts,
}

/** The tabs of a debt, each with its own URL. */
export function DebtTabs({ tab, show, ...props }: TabProps & { tab: DebtTab }) {
  const { debtor_addresses, debtor_contacts, debtor_debt: debt } = props.debtor
  const lists: Record<DebtTab, unknown[] | null> = {
    overview: null,
    notes: debt.debt_notes,
    invoices: debt.debt_invoices,
    payments: debt.debt_payments,
    addresses: debtor_addresses,
    contacts: debtor_contacts,
  }
  // The router renders synchronously. The tab is marked at once, and its content follows in slices.
  const shownTab = useDeferredValue(tab)
  const deferredShow = useDeferredValue(show)
  return (
    <>
      <TabLinks
        label="Parts of this debt"
        items={debtTabs.map((item) => ({
          label: tabLabels[item],
          ...(lists[item] && { count: lists[item].length }),
          active: item === tab,
          search: item === 'overview' ? {} : { tab: item },
        }))}
      />
      <TabPanel label={tabLabels[shownTab]}>
        <TabContent tab={shownTab} show={tab === shownTab ? show : deferredShow} {...props} />
      </TabPanel>
    </>
  )
}

/** Memoised, so that pressing a tab does not first render the content of the tab that is left. */
const TabContent = memo(function TabContent({ tab, ...props }: TabProps & { tab: DebtTab }) {
  const Content = contents[tab]
  return <Content {...props} />
})
