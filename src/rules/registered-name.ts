import type { Check } from './check'
import { checkCompanyName } from './organisation'

/** The legal forms of UK companies, in English and Welsh, without full stops. */
const legalForm = /\b(ltd|limited|plc|llp|lp|cic|cio|unlimited|public limited company|cyf|ccc)\b/i

/** Checks the registered name of a company; one without its legal form causes a warning. */
export const checkRegisteredName: Check = (text) => {
  const checked = checkCompanyName(text)
  if (!checked.ok || checked.warning || legalForm.test(text.replaceAll('.', ''))) return checked
  return {
    ...checked,
    warning: 'Use the registered name, with Ltd, PLC or LLP: letters to the wrong company can fail',
  }
}
