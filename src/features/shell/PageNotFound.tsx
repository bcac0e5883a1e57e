import { ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/** An unknown path, or one the user may not see; both look the same. */
export const PageNotFound = () => (
  <Screen
    heading="Page not found"
    width="narrow"
    intro="Check that the web address is correct. The page may have moved or been removed."
  >
    <ButtonLink to="/">Go to your debts</ButtonLink>
  </Screen>
)
