import { memo, useDeferredValue, useMemo } from 'react'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { debtLists, type TabProps } from './debt-lists'
import { Addresses, Contacts, Invoices, Notes, Payments } from './LazyParts'
import { Overview } from './overview/Overview'
import { type DebtTab, debtTabs } from './search'

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

/** The tabs of a debt, each with its own URL. */
export function DebtTabs({ tab, show, ...props }: Omit<TabProps, 'lists'> & { tab: DebtTab }) {
  const lists = useMemo(() => debtLists(props.debtor), [props.debtor])
  // The router renders synchronously. The tab is marked at once, and its content follows in slices.
  const shownTab = useDeferredValue(tab)
  const deferredShow = useDeferredValue(show)
  return (
    <>
      <TabLinks
        label="Parts of this debt"
        items={debtTabs.map((item) => ({
          label: labels[item],
          ...(item !== 'overview' && { count: lists[item].length }),
          active: item === tab,
          search: item === 'overview' ? {} : { tab: item },
        }))}
      />
      <TabPanel label={labels[shownTab]}>
        <TabContent
          tab={shownTab}
          show={tab === shownTab ? show : deferredShow}
          lists={lists}
          {...props}
        />
      </TabPanel>
    </>
  )
}

/** Memoised, so that pressing a tab does not first render the content of the tab that is left. */
const TabContent = memo(function TabContent({ tab, ...props }: TabProps & { tab: DebtTab }) {
  const Content = contents[tab]
  return <Content {...props} />
})
