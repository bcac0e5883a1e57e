import { ButtonLink } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'

export const NoCompany = () => (
  <EmptyState
    heading="First tell us about your company"
    actions={<ButtonLink to="/register-details">Register your company</ButtonLink>}
  >
    It takes about three minutes. Have the registered name, company number and address at hand.
    After that you can add the debts you are owed and follow them here.
  </EmptyState>
)

export const NoDebts = () => (
  <EmptyState
    heading="You have not added any debts yet"
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
    order. Each debt then stands here with what is outstanding, the interest and compensation that
    can be claimed on top, and where it stands.
  </EmptyState>
)
