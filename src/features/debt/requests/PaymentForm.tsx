import { useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { outstandingOf } from '@/api/debtor/claim'
import { required, tidy } from '@/rules/check'
import { ukDate } from '@/rules/days'
import { checkAmountPaid, checkPastDate } from '@/rules/debt'
import { type Pence, plainMoney } from '@/rules/money'
import { reportedTotal } from '@/rules/open-requests'
import { requestNote } from '@/rules/team-request'
import { useToday } from '@/session/today'
import { DateField } from '@/ui/form/DateField'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { rule } from '@/ui/form/rule'
import { MoneyField, TextField } from '@/ui/form/TextField'
import { NoteForm } from '../notes/NoteForm'
import type { RequestFormProps } from './StopForm'
import { useOpenRequests } from './useOpenRequests'

interface PaymentValues {
  extent: 'full' | 'part'
  amount: string
  date: string
  reference: string
}

const setByUser = { shouldDirty: true, shouldValidate: true }

/** Reports a payment that the debtor made to the client. */
export function PaymentForm({ debtor, draftKey, onDone }: RequestFormProps) {
  const today = useToday()
  const outstanding = outstandingOf(debtor.debtor_debt)
  const reported = reportedTotal(useOpenRequests(debtor.debtor_debt))
  function warnOfAmount(text: string) {
    const paid = checkAmountPaid(text)
    const isMore = paid.ok && outstanding !== null && paid.value + reported > outstanding
    return isMore ? 'With any payments already reported, this is more than is outstanding' : null
  }
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
      <ExtentField rest={outstanding === null ? 0 : outstanding - reported} />
      <MoneyField<PaymentValues>
        name="amount"
        label="Amount paid"
        maxW="24rem"
        warning={warnOfAmount}
      />
      <DateField<PaymentValues> name="date" label="Date paid" hint="For example, 27/03/2026." />
      <TextField<PaymentValues>
        name="reference"
        label="Reference"
        isOptional
        maxW="24rem"
        hint="As shown on your bank statement."
      />
    </NoteForm>
  )
}

/** A payment in full is of all that is outstanding and not yet reported, if that is known. */
function ExtentField({ rest }: { rest: Pence }) {
  const { setValue } = useFormContext<PaymentValues>()
  return (
    <RadioGroupField<PaymentValues>
      name="extent"
      label="How much of the debt was paid?"
      options={[
        { value: 'full', label: 'In full' },
        { value: 'part', label: 'In part' },
      ]}
      isInline
      onChosen={(extent) => {
        if (extent === 'full' && rest > 0) setValue('amount', plainMoney(rest), setByUser)
      }}
    />
  )
}
