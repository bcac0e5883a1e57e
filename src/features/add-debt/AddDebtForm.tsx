import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { DebtFormGrid } from '@/components/debt-fields/DebtFormGrid'
import { additionFlags } from '@/components/debt-fields/values'
import { duplicateKeys } from '@/rules/duplicate'
import { parseMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { Notice } from '@/ui/Notice'
import { DebtClaim } from './DebtClaim'
import { ContactSection, DebtorSection, InvoicesSection, OwedSection } from './DebtSections'
import { DuplicatesNotice } from './DuplicatesNotice'
import type { DebtControl, DebtForm } from './debt-schema'
import type { DebtValues } from './debt-values'
import { MoreDetails } from './MoreDetails'
import type { NewDebt } from './useNewDebt'

/** The form that adds a debt, with its claim beside it. */
export function AddDebtForm({
  debt: { form, today, uploads, serverField, save },
  onStartAgain,
}: {
  debt: NewDebt
  /** Present when the form was restored from a draft. */
  onStartAgain: (() => void) | undefined
}) {
  const { control } = form
  useIndividualFlags(form)
  return (
    <>
      {onStartAgain && (
        <Notice
          tone="info"
          heading="This is what you typed earlier"
          actions={
            <Button variant="outline" onClick={onStartAgain}>
              Start again
            </Button>
          }
        >
          It was not saved.
        </Notice>
      )}
      <Form
        form={form}
        submit="Save debt"
        submitting="Saving debt"
        onSubmit={save}
        serverField={serverField}
      >
        <DebtFormGrid claim={<DebtClaim control={control} today={today} />}>
          <DebtorSection control={control} />
          <OwedSection control={control} today={today} />
          <ContactSection control={control} />
          <InvoicesSection uploads={uploads} />
          <MoreDetails form={form} />
          <TypedDebtDuplicates control={control} />
        </DebtFormGrid>
      </Form>
    </>
  )
}

/**
 * Late payment law covers business debts only. Choosing an individual clears both additions,
 * choosing a business again restores them; later changes by the user persist.
 */
function useIndividualFlags({ control, getValues, setValue }: DebtForm): void {
  const isIndividual = useWatch({ control, name: 'debtorType' }) === 'individual'
  const wasIndividual = useRef(isIndividual)
  const ofBusiness = useRef<[interest: boolean, compensation: boolean]>([true, true])
  useEffect(() => {
    if (wasIndividual.current === isIndividual) return
    wasIndividual.current = isIndividual
    const [interest, compensation] = isIndividual ? [false, false] : ofBusiness.current
    if (isIndividual) ofBusiness.current = getValues(additionFlags)
    setValue('add_late_payment_interest', interest)
    setValue('add_late_payment_compensation', compensation)
  }, [isIndividual, getValues, setValue])
}

/** No debt has this amount: amounts are positive (pence). */
const noAmount = -1

const noBusiness = { company_name: '', trading_name: '', company_number: '' }

/** The keys of the debt as typed, as a saved one has them. */
function typedKeys(values: DebtValues) {
  const amount = parseMoney(values.initial_debt)
  const debtor = values.debtorType === 'individual' ? { ...values, ...noBusiness } : values
  return duplicateKeys(debtor, (amount.ok && amount.value) || noAmount)
}

/** Warns of debts that the typed one may duplicate. */
const TypedDebtDuplicates = ({ control }: { control: DebtControl }) => (
  <DuplicatesNotice typedKeys={useWatch({ control, compute: typedKeys })} />
)
