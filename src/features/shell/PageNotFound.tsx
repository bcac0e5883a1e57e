import { ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/** An unknown path, or one the user may not see; both look the same. */
export function PageNotFound() {
  return (
    <Screen
      heading="Page not found"
      width="narrow"
      intro="Check that the address is right. The page may have moved, or never existed."
    >
      <ButtonLink to="/">Go to your debts</ButtonLink>
    </Screen>
  )
}
