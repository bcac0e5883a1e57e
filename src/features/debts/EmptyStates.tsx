import { Button, ButtonLink } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
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
        <ButtonLink to="/first-debt">Add debt</ButtonLink>
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

export const NoMatchEmptyState = ({
  isNothingWaiting,
  onClear,
}: {
  isNothingWaiting: boolean
  onClear: () => void
}) => (
  <EmptyState
    heading={isNothingWaiting ? 'Nothing is waiting for you' : 'No debts match your search'}
    picture={noMatch}
    actions={<Button onClick={onClear}>Clear search</Button>}
  />
)
