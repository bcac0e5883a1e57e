import type { Control, FieldValues } from 'react-hook-form'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { type DebtorValues, pathOf } from './values'

/** The fields of a person: the debtor, or the addressee at a company. */
export function PersonFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isLastNameOptional,
}: {
  control: Control<V, unknown, O>
  isLastNameOptional: boolean
}) {
  const field = (name: keyof DebtorValues) => ({ control, name: pathOf<V>(name) })
  return (
    <FieldRow columns="2fr 3fr 3fr 3fr 3fr">
      <TextField {...field('title')} label="Title" optional />
      <TextField {...field('first_names')} label="First names" optional />
      <TextField {...field('last_name')} label="Last name" optional={isLastNameOptional} />
      <TextField {...field('salutation')} label="Salutation" optional hint="Like Dear Ms Archer." />
      <TextField
        {...field('letter_title')}
        label="Letter title"
        optional
        hint="As shown on letters."
      />
    </FieldRow>
  )
}
