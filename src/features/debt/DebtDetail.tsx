import { Box } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { drafts } from '@/session/drafts'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { TabLinks, TabPanel } from '@/ui/Tabs'
import { DebtHeader } from './DebtHeader'
import { EditDebtForm } from './edit/EditDebtForm'
import { editDraftKey } from './edit/edit-values'
import { Invoices } from './invoices/Invoices'
import { LoadedDebt } from './LoadedDebt'
import { Notes } from './notes/Notes'
import { Overview } from './overview/Overview'
import { Payments } from './payments/Payments'
import { Addresses } from './records/Addresses'
import { Contacts } from './records/Contacts'
import { type DebtSearch, type DebtTab, debtTabs, tabLabels } from './search'

const tabContents: Record<DebtTab, ComponentType<{ debtor: Debtor }>> = {
  overview: Overview,
  notes: Notes,
  invoices: Invoices,
  payments: Payments,
  addresses: Addresses,
  contacts: Contacts,
}

/** A debt with its claim and status, and a tab for each of its lists. */
export const DebtDetail = ({ debtorId, ...search }: DebtSearch & { debtorId: number }) => (
  <LoadedDebt debtorId={debtorId} heading="Debt detail">
    {(debtor, notice) => <DebtScreen key={debtorId} debtor={debtor} notice={notice} {...search} />}
  </LoadedDebt>
)

function DebtScreen({
  debtor,
  notice,
  tab = 'overview',
  edit,
}: DebtSearch & { debtor: Debtor; notice: ReactNode }) {
  const navigate = useNavigate()
  const setSearch = (search: DebtSearch) =>
    void navigate({ to: '.', search, state: true, replace: true, resetScroll: false })
  const startEditing = () => setSearch({ edit: true })
  function stopEditing() {
    setSearch({})
    const heading = document.querySelector('h1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  // A form with unsaved changes reopens with its tab.
  const reopenForm = useEffectEvent(() => {
    if (!edit && drafts.has(editDraftKey(debtor.id))) startEditing()
  })
  useEffect(() => {
    if (tab === 'overview') reopenForm()
  }, [tab])

  const Content = tabContents[tab]
  return (
    <Box maxW="80rem">
      <DebtHeader debtor={debtor} onEdit={edit ? null : startEditing} />
      {notice}
      <DebtTabs debtor={debtor} tab={tab} />
      <TabPanel label={tabLabels[tab]}>
        <Box ref={restoreFocusOnRemoval} tabIndex={-1} outline="none">
          {edit ? (
            <EditDebtForm
              debtor={debtor}
              startField={edit === true ? null : edit}
              onDone={stopEditing}
            />
          ) : (
            <Content debtor={debtor} />
          )}
        </Box>
      </TabPanel>
    </Box>
  )
}

/** The tabs of a debt, each with its own URL and the number of its records. */
function DebtTabs({ debtor, tab }: { debtor: Debtor; tab: DebtTab }) {
  const { debtor_addresses, debtor_contacts, debtor_debt: debt } = debtor
  const counts: Partial<Record<DebtTab, number>> = {
    notes: debt.debt_notes.length,
    invoices: debt.debt_invoices.length,
    payments: debt.debt_payments.length,
    addresses: debtor_addresses.length,
    contacts: debtor_contacts.length,
  }
  return (
    <TabLinks
      label="Parts of this debt"
      items={debtTabs.map((item) => ({
        label: tabLabels[item],
        ...(counts[item] !== undefined && { count: counts[item] }),
        isActive: item === tab,
        search: item === 'overview' ? {} : { tab: item },
      }))}
    />
  )
}
