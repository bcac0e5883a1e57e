import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { debtorList } from '@/api/debtor-queries'
import { config } from '@/config'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate } from '@/rules/debt'
import { claimWords } from '@/rules/glossary'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { SideBySide } from '@/ui/form/SideBySide'
import { TextAreaField } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Glossary } from '@/ui/Glossary'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import type { DebtControl } from './debt-schema'
import { ReferenceFields } from './ReferenceFields'
import { usedWords } from './used-words'
import { warningOf, warnOfOutstanding } from './warnings'

/** What is owed, since when, and what is added to it. */
export function OwedFields({ control, today }: { control: DebtControl; today: IsoDate }) {
  const [type, amount, disputed] = useWatch({
    control,
    name: ['debtorType', 'initial_debt', 'debt_disputed'],
  })
  const { data: used } = useQuery({ ...debtorList, select: usedWords })
  return (
    <Panel heading="What is owed">
      <SideBySide>
        <TextField
          control={control}
          name="initial_debt"
          label="Original amount"
          hint="With VAT, before any payments."
          prefix="£"
          inputMode="decimal"
          warning={warningOf(checkAmountOwed)}
        />
        <TextField
          control={control}
          name="amount_outstanding"
          label="Amount outstanding"
          optional
          hint="Leave blank if nothing has been paid."
          prefix="£"
          inputMode="decimal"
          warning={warnOfOutstanding(amount)}
        />
      </SideBySide>
      <DateField
        control={control}
        name="last_invoice_date"
        label="Last invoice date"
        optional
        hint="The date on the newest invoice, not the day it was due, like 27/03/2026. Without it no interest is worked out."
        warning={warningOf(checkInvoiceDate(today, config.interestRules))}
      />
      <ReferenceFields control={control} />
      <SideBySide>
        <TextField
          control={control}
          name="debt_type"
          label="Debt type"
          optional
          hint="In your words, like Goods sold."
          suggestions={used?.debtTypes}
        />
        <TextField
          control={control}
          name="department"
          label="Department"
          optional
          hint="The part of your business owed."
          suggestions={used?.departments}
        />
      </SideBySide>
      <CheckboxField control={control} name="debt_disputed" label="The debtor disputes this debt" />
      {disputed && (
        <TextAreaField
          control={control}
          name="dispute_reason"
          label="What does the debtor say?"
          optional
          hint="We keep it as the first note on the debt."
        />
      )}
      {type === 'individual' && (
        <Notice tone="info">
          The law on late payment interest and compensation covers debts between businesses only, so
          both are off for a private individual. Switch them on if your contract provides for them.
        </Notice>
      )}
      <CheckboxField
        control={control}
        name="add_late_payment_interest"
        label="Add late payment interest"
      />
      <CheckboxField
        control={control}
        name="add_late_payment_compensation"
        label="Add late payment compensation"
      />
      <Glossary summary="What interest and compensation are" words={claimWords} />
    </Panel>
  )
}
