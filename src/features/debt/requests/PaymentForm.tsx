import { useState } from 'react'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { required, tidy } from '@/rules/check'
import { ukDate } from '@/rules/days'
import { checkAmountPaid, checkPastDate } from '@/rules/debt'
import { formatMoney, type Pence, parseMoney, plainMoney } from '@/rules/money'
import { requestNote } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { rule } from '@/ui/form/rule'
import { MoneyField, TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { RequestForm } from './RequestForm'
import { reportedText, useOpenRequests } from './useRequests'

interface PaymentValues {
  extent: 'full' | 'part'
  amount: string
  date: string
  reference: string
}

/** Reports a payment that the debtor made to the client. */
export function PaymentForm({ debtor, onDone }: { debtor: Debtor; onDone: () => void }) {
  const today = useToday()
  const requests = useOpenRequests(debtor.debtor_debt)
  // Fixed when the form opens, so that its own report is not listed.
  const [earlier] = useState(() => reportedText(requests))
  return (
    <RequestForm
      debtor={debtor}
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
      onDone={onDone}
    >
      {(form) => (
        <>
          {earlier && (
            <Notice tone="warning" heading={earlier}>
              Only report another payment, not the same one again.
            </Notice>
          )}
          <ExtentField form={form} outstanding={outstandingOf(debtor.debtor_debt)} />
          <AmountField control={form.control} outstanding={outstandingOf(debtor.debtor_debt)} />
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
            optional
            maxW="24rem"
            hint="As it is on your bank statement."
          />
        </>
      )}
    </RequestForm>
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
      inline
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

/** Warns of an amount that contradicts the extent; `outstanding` is in pence. */
function AmountField<O>({
  control,
  outstanding,
}: {
  control: Control<PaymentValues, unknown, O>
  outstanding: Pence | null
}) {
  const isInFull = useWatch({ control, name: 'extent' }) === 'full'
  function warning(text: string): string | null {
    const paid = parseMoney(text)
    if (!paid.ok || paid.value === null || outstanding === null) return null
    if (isInFull === paid.value >= outstanding) return null
    const otherwise = isInFull
      ? '“In part” if the rest is still owed'
      : '“In full” if nothing is left'
    return `${formatMoney(outstanding)} is outstanding. Choose ${otherwise}.`
  }
  return (
    <MoneyField
      control={control}
      name="amount"
      label="Amount paid"
      maxW="24rem"
      warning={warning}
    />
  )
}
