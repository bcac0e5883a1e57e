import { ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/** No such page, or none this person may see: the two are not told apart. */
export function PageNotFound() {
  return (
    <Screen
      heading="Page not found"
      width="narrow"
      intro="Check that the address is right. The page may have moved, or it may never have been here."
    >
      <ButtonLink to="/">Go to your debts</ButtonLink>
    </Screen>
  )
}
