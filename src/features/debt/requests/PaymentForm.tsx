import { type UseFormReturn, useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { outstandingOf } from '@/api/debtor/claim'
import { required, tidy } from '@/rules/check'
import { ukDate } from '@/rules/days'
import { checkAmountPaid, checkPastDate } from '@/rules/debt'
import { type Pence, plainMoney } from '@/rules/money'
import { requestNote } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { rule } from '@/ui/form/rule'
import { MoneyField, TextField } from '@/ui/form/TextField'
import { RadioGroup } from '@/ui/RadioGroup'
import { NoteForm } from '../notes/NoteForm'
import type { RequestFormProps } from './StopForm'

interface PaymentValues {
  extent: 'full' | 'part'
  amount: string
  date: string
  reference: string
}

/** Reports a payment that the debtor made to the client. */
export function PaymentForm({ debtor, draftKey, onDone }: RequestFormProps) {
  const today = useToday()
  return (
    <NoteForm
      debtId={debtor.debtor_debt.id}
      draftKey={draftKey}
      schema={z.object({
        extent: z.enum(['full', 'part']),
        amount: rule(checkAmountPaid),
        date: rule(required('Enter the date of the payment', checkPastDate(today))),
        reference: rule(tidy),
      })}
      defaultValues={
        { extent: 'part', amount: '', date: ukDate(today), reference: '' } as PaymentValues
      }
      noteOf={({ extent, amount, date, reference }) =>
        requestNote(
          { kind: 'payment', amount, date, isInFull: extent === 'full' },
          { label: 'Reference', text: reference },
        )
      }
      submit="Report payment"
      submitting="Reporting payment"
      onSent={onDone}
    >
      {(form) => (
        <>
          <ExtentField form={form} outstanding={outstandingOf(debtor.debtor_debt)} />
          <MoneyField control={form.control} name="amount" label="Amount paid" maxW="24rem" />
          <DateField
            control={form.control}
            name="date"
            label="Date paid"
            hint="For example, 27/03/2026."
          />
          <TextField
            control={form.control}
            name="reference"
            label="Reference"
            isOptional
            maxW="24rem"
            hint="As shown on your bank statement."
          />
        </>
      )}
    </NoteForm>
  )
}

/** "In full" fills in the outstanding amount (pence). */
function ExtentField<O>({
  form: { control, setValue },
  outstanding,
}: {
  form: UseFormReturn<PaymentValues, unknown, O>
  outstanding: Pence | null
}) {
  const { field } = useController({ control, name: 'extent' })
  return (
    <RadioGroup
      legend="How much of the debt was paid?"
      options={[
        { value: 'full', label: 'In full' },
        { value: 'part', label: 'In part' },
      ]}
      isInline
      {...field}
      onChange={(extent) => {
        field.onChange(extent)
        if (extent === 'full' && outstanding !== null) {
          setValue('amount', plainMoney(outstanding), { shouldDirty: true, shouldValidate: true })
        }
      }}
    />
  )
}
