import type { Control, FieldValues } from 'react-hook-form'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { type DebtorValues, pathOf } from './values'
import { warnOfEmail } from './warnings'

/** The debtor's main email address and phone number. */
export const EmailAndPhoneFields = <V extends FieldValues & DebtorValues, O = V>({
  control,
}: {
  control: Control<V, unknown, O>
}) => (
  <FieldRow>
    <TextField
      control={control}
      name={pathOf<V>('primary_email')}
      label="Email"
      optional
      type="email"
      autoComplete="off"
      warning={warnOfEmail}
    />
    <TextField
      control={control}
      name={pathOf<V>('primary_phone')}
      label="Phone"
      optional
      type="tel"
      autoComplete="off"
    />
  </FieldRow>
)
