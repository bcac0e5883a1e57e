import { ButtonLink } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'

export const NoCompany = () => (
  <EmptyState
    heading="First tell us about your company"
    actions={<ButtonLink to="/register-details">Register your company</ButtonLink>}
  >
    It takes a few minutes. After that you can add the debts you are owed and follow them here.
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
    Add one debt with a short form, or many at once from a spreadsheet. Each one then stands here
    with what is outstanding and what can be claimed on top.
  </EmptyState>
)
