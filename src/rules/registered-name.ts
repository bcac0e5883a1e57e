import type { Check } from './check'
import { checkCompanyName, warnOfLegalForm } from './organisation'

/** Checks the registered name of a company; one without its legal form causes a warning. */
export const checkRegisteredName: Check = (text) => {
  const checked = checkCompanyName(text)
  const warning = checked.ok && !checked.warning ? warnOfLegalForm(text) : null
  return warning ? { ...checked, warning } : checked
}
