import { warnOfEmail } from '@/components/debt-fields/warnings'
import { required } from '@/rules/check'
import { checkEmail } from '@/rules/person'
import { rule } from '@/ui/form/rule'
import { TextField } from '@/ui/form/TextField'

/** The schema of the field's value. */
export const emailSchema = rule(required('Enter your email', checkEmail))

/** An email field that points to common typos in the domain. */
export const EmailField = () => (
  <TextField
    name="email"
    label="Email"
    type="email"
    autoComplete="username"
    warning={warnOfEmail}
  />
)
