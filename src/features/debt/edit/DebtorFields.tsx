import type { Control } from 'react-hook-form'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/Panel'
import type { CheckedEdit } from './edit-schema'
import { type EditValues, editLabels } from './edit-values'

const business = [
  'company_name',
  'trading_name',
  'company_type',
  'company_number',
  'vat_number',
] as const
const person = ['title', 'first_names', 'last_name', 'salutation', 'letter_title'] as const

/** Who owes the money, and how to write to them. */
export function DebtorFields({ control }: { control: Control<EditValues, unknown, CheckedEdit> }) {
  const text = (name: keyof EditValues) =>
    ({ key: name, control, name, label: editLabels[name], optional: true }) as const
  const plain = (name: keyof EditValues) => {
    const { key, ...field } = text(name)
    return <TextField key={key} {...field} autoComplete="off" />
  }
  return (
    <Panel heading="The debtor">
      {business.map(plain)}
      <TextField
        control={control}
        name="nature_of_business"
        label={editLabels.nature_of_business}
        optional
        hint="Separate several with commas."
      />
      {person.map(plain)}
      <TextField
        control={control}
        name="primary_email"
        label={editLabels.primary_email}
        optional
        type="email"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="primary_phone"
        label={editLabels.primary_phone}
        optional
        type="tel"
        autoComplete="off"
      />
    </Panel>
  )
}
