import { Button, ButtonLink } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import allAnswered from '@/ui/illustrations/all-answered.svg'
import company from '@/ui/illustrations/company.svg'
import ledger from '@/ui/illustrations/ledger.svg'
import noMatch from '@/ui/illustrations/no-match.svg'

export const NoCompanyEmptyState = () => (
  <EmptyState
    heading="First tell us about your company"
    picture={company}
    actions={<ButtonLink to="/register-details">Register your company</ButtonLink>}
  >
    It takes about three minutes. Have your registered name, company number and address ready. After
    that you can add the debts you are owed and follow them here.
  </EmptyState>
)

export const NoDebtsEmptyState = () => (
  <EmptyState
    heading="You have not added any debts yet"
    picture={ledger}
    actions={
      <>
        <ButtonLink to="/first-debt">Add your first debt</ButtonLink>
        <ButtonLink to="/add-debt" search={{ by: 'csv' }} variant="outline">
          Import CSV
        </ButtonLink>
      </>
    }
  >
    Add one debt with a form, or many at once from the export of your ledger: any columns, in any
    order. Each debt then appears here with its outstanding amount, its status, and the interest and
    compensation you can claim.
  </EmptyState>
)

export const NoMatchEmptyState = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    heading="No debts match your search"
    picture={noMatch}
    actions={<Button onClick={onClear}>Clear search</Button>}
  />
)

export const NothingWaitingEmptyState = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    heading="Nothing is waiting for you"
    picture={allAnswered}
    actions={<Button onClick={onShowAll}>Show all debts</Button>}
  >
    Debts appear here when we need something from you. For example, your answer to a dispute, or the
    invoices.
  </EmptyState>
)
