import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { required, tidy } from '@/rules/check'
import { longDate } from '@/rules/days'
import { checkAmountPaid, checkPastDate } from '@/rules/debt'
import { formatMoney, type Pence } from '@/rules/money'
import { formatRequest, type PaymentReport } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { rule } from '@/ui/form/rule'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { useSendNote } from '../notes/useSendNote'
import { NotePreview } from './NotePreview'
import type { ReportedPayment } from './note-requests'

const schemaFor = (today: string) =>
  z.object({
    extent: z.enum(['full', 'part'], 'Choose whether the debt was paid in full or in part'),
    amount: rule(checkAmountPaid),
    date: rule(required('Enter the date of the payment', checkPastDate(today))),
    reference: rule(tidy),
  })

type PaymentValues = z.input<ReturnType<typeof schemaFor>>
type CheckedPayment = z.output<ReturnType<typeof schemaFor>>
export type PaymentExtent = PaymentReport['extent']

/** A warning if the amount contradicts the extent; `outstanding` is in pence. */
function amountWarning(
  text: string,
  extent: PaymentExtent | undefined,
  outstanding: Pence | null,
): string | null {
  const read = checkAmountPaid(text)
  if (!read.ok || outstanding === null || outstanding <= 0) return null
  if (extent === 'full' && read.value < outstanding) {
    return `${formatMoney(outstanding)} is outstanding. Choose “In part” if the rest is still owed.`
  }
  if (extent === 'part' && read.value >= outstanding) {
    return `${formatMoney(outstanding)} is outstanding. Choose “In full” if nothing is left to collect.`
  }
  return null
}

/** Reports a payment to the team by adding a note. */
export function PaymentForm({
  debtId,
  outstanding,
  unconfirmed: unconfirmedNow,
  extent,
  onDone,
}: {
  debtId: number
  outstanding: Pence | null
  /** Earlier reports the team has not confirmed yet. */
  unconfirmed: readonly ReportedPayment[]
  /** Preset by the button that opened the form. */
  extent?: PaymentExtent | undefined
  onDone: () => void
}) {
  const today = useToday()
  // Fixed when the form opens, so that its own report is not listed.
  const [unconfirmed] = useState(unconfirmedNow)
  const { send, isChecking, stopChecking } = useSendNote(debtId)
  const schema = useMemo(() => schemaFor(today), [today])
  const form = useForm<PaymentValues, unknown, CheckedPayment>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { extent, amount: '', date: '', reference: '' } as PaymentValues,
  })
  const { control } = form
  const values = useWatch({ control })
  const { data: checked } = z.safeParse(schema, values)
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)

  async function report(payment: CheckedPayment) {
    await send(formatRequest({ kind: 'payment', ...payment }))
    onDone()
  }

  return (
    <Form form={form} submit="Report payment" submitting="Reporting payment" onSubmit={report}>
      {unconfirmed.length > 0 && (
        <Notice tone="warning" heading="You have already reported a payment">
          {unconfirmed.map(({ note, request }) => (
            <div key={note.id}>
              {formatMoney(request.amount)}, paid on {longDate(request.date)}
            </div>
          ))}
          Our team has not confirmed it yet. Only report another payment, not the same one again.
        </Notice>
      )}
      <RadioGroupField
        control={control}
        name="extent"
        legend="How much of the debt was paid?"
        options={[
          { value: 'full', label: 'In full' },
          { value: 'part', label: 'In part' },
        ]}
        inline
      />
      <TextField
        control={control}
        name="amount"
        label="Amount paid"
        prefix="£"
        inputMode="decimal"
        maxW="24rem"
        warning={(text) => amountWarning(text, values.extent, outstanding)}
      />
      <DateField control={control} name="date" label="Date paid" hint="Day, month and year." />
      <TextField
        control={control}
        name="reference"
        label="Reference"
        optional
        maxW="24rem"
        hint="As it is on your bank statement."
      />
      <NotePreview note={checked ? formatRequest({ kind: 'payment', ...checked }) : null} />
      {isChecking && <CheckingNotice onStop={stopChecking} />}
    </Form>
  )
}
