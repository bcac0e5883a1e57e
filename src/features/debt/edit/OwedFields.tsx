import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import type { CheckedEdit } from './edit-schema'
import { type EditValues, editLabels } from './edit-values'
import { useIndividualFlags } from './useIndividualFlags'

/** What is owed, since when, and what is added to it. */
export function OwedFields({ form }: { form: UseFormReturn<EditValues, unknown, CheckedEdit> }) {
  const { control } = form
  const individual = useWatch({ control, name: 'is_individual' })
  useIndividualFlags(form)
  const text = (name: keyof EditValues) => ({ control, name, label: editLabels[name] })
  const amount = { prefix: '£', inputMode: 'decimal', width: 'medium' } as const
  return (
    <Panel heading="The debt">
      <TextField {...text('customer_ref')} optional width="medium" />
      <TextField {...text('external_ref')} optional width="medium" />
      <TextField {...text('initial_debt')} {...amount} />
      <TextField
        {...text('amount_outstanding')}
        {...amount}
        optional
        hint="Leave blank if nothing has been paid."
      />
      <DateField {...text('last_invoice_date')} optional hint="Day, month and year." />
      <TextField {...text('debt_type')} optional />
      <TextField {...text('department')} optional />
      <CheckboxField {...text('debt_disputed')} />
      <CheckboxField {...text('is_individual')} />
      {individual && (
        <Notice tone="info">
          The law on late payment interest and compensation covers debts between businesses only.
          Leave both off unless your contract provides for them.
        </Notice>
      )}
      <CheckboxField {...text('add_late_payment_interest')} />
      <CheckboxField {...text('add_late_payment_compensation')} />
    </Panel>
  )
}
