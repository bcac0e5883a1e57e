import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { optional, required, tidy, tidyLines } from '@/rules/check'
import { longDate } from '@/rules/days'
import { checkAmountPaid, checkFutureDate, checkPastDate } from '@/rules/debt'
import { formatMoney, type Pence } from '@/rules/money'
import type { PaymentReport } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { MoneyField, TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { NoteForm } from './NoteForm'
import {
  type RequestStart,
  requestLabels,
  requestText,
  useOpenRequests,
  useReportedPayments,
} from './note-requests'

interface RequestFormProps {
  debtor: Debtor
  start: RequestStart
  onDone: () => void
}

/** The form of a request to the team, which is sent as a note. */
export default function RequestForm({ start: { kind, extent }, ...props }: RequestFormProps) {
  return kind === 'payment' ? (
    <PaymentForm extent={extent} {...props} />
  ) : (
    <StopForm kind={kind} {...props} />
  )
}

/** Requests a pause or a withdrawal. */
function StopForm({
  kind,
  debtor,
  onDone,
}: Omit<RequestFormProps, 'start'> & { kind: 'pause' | 'withdraw' }) {
  const today = useToday()
  const openRequests = useOpenRequests(debtor)
  // Fixed when the form opens, so that its own request is not listed.
  const [open] = useState(() => openRequests.find(({ request }) => request.kind === kind))
  return (
    <NoteForm
      debtor={debtor}
      schema={z.object({
        until: rule(optional(checkFutureDate(today))),
        reason: rule(tidyLines),
      })}
      defaultValues={{ until: '', reason: '' }}
      requestOf={({ until, reason }) =>
        kind === 'pause' ? { kind, until: until || null, reason } : { kind, reason }
      }
      submit={open ? `${requestLabels[kind]} again` : requestLabels[kind]}
      submitting="Sending request"
      onDone={onDone}
    >
      {(control) => (
        <>
          {open && (
            <Notice tone="warning" heading={requestText(open)}>
              Do you want to ask again? This adds a second note to the debt.
            </Notice>
          )}
          {kind === 'pause' && (
            <DateField
              control={control}
              name="until"
              label="Pause until"
              optional
              hint="Leave blank to pause until you write again."
            />
          )}
          <TextAreaField control={control} name="reason" label="Reason" optional rows={3} />
        </>
      )}
    </NoteForm>
  )
}

type Extent = PaymentReport['extent']

interface PaymentValues {
  extent: Extent
  amount: string
  date: string
  reference: string
}

/** Reports a payment made to the client. */
function PaymentForm({
  extent,
  debtor,
  onDone,
}: Omit<RequestFormProps, 'start'> & { extent: Extent | undefined }) {
  const today = useToday()
  const reported = useReportedPayments(debtor)
  // Fixed when the form opens, so that its own report is not listed.
  const [unconfirmed] = useState(() => reported.filter(({ isConfirmed }) => !isConfirmed))
  return (
    <NoteForm
      debtor={debtor}
      schema={z.object({
        extent: z.enum(['full', 'part'], 'Choose whether the debt was paid in full or in part'),
        amount: rule(checkAmountPaid),
        date: rule(required('Enter the date of the payment', checkPastDate(today))),
        reference: rule(tidy),
      })}
      defaultValues={{ extent, amount: '', date: '', reference: '' } as PaymentValues}
      requestOf={(payment) => ({ kind: 'payment', ...payment })}
      submit="Report payment"
      submitting="Reporting payment"
      onDone={onDone}
    >
      {(control) => (
        <>
          {unconfirmed.length > 0 && (
            <Notice tone="warning" heading="You have already reported a payment">
              {unconfirmed.map(({ note, request }) => (
                <div key={note.id}>
                  {formatMoney(request.amount)}, paid on {longDate(request.date)}
                </div>
              ))}
              Our team has not confirmed it yet. Only report another payment, not the same one
              again.
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
          <AmountPaidField control={control} outstanding={outstandingOf(debtor.debtor_debt)} />
          <DateField control={control} name="date" label="Date paid" hint="Day, month and year." />
          <TextField
            control={control}
            name="reference"
            label="Reference"
            optional
            maxW="24rem"
            hint="As it is on your bank statement."
          />
        </>
      )}
    </NoteForm>
  )
}

/** Warns if the amount contradicts the extent; `outstanding` is in pence. */
function AmountPaidField<C>({
  control,
  outstanding,
}: {
  control: Control<PaymentValues, unknown, C>
  outstanding: Pence | null
}) {
  const extent = useWatch({ control, name: 'extent' })
  function warning(text: string): string | null {
    const paid = checkAmountPaid(text)
    if (!paid.ok || outstanding === null || outstanding <= 0) return null
    if (extent === 'full' && paid.value < outstanding) {
      return `${formatMoney(outstanding)} is outstanding. Choose “In part” if the rest is still owed.`
    }
    if (extent === 'part' && paid.value >= outstanding) {
      return `${formatMoney(outstanding)} is outstanding. Choose “In full” if nothing is left to collect.`
    }
    return null
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
