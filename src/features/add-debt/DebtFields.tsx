import { Box } from '@chakra-ui/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { DuplicatesNotice } from '@/components/debt-fields/DuplicatesNotice'
import { DebtFormGrid } from '@/components/debt-fields/FormSection'
import { OwedFields } from '@/components/debt-fields/OwedFields'
import type { IsoDate } from '@/rules/days'
import { debtIdentity } from '@/rules/debtor-name'
import type { DebtIdentity } from '@/rules/duplicate'
import { parseMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextArea'
import { Notice } from '@/ui/Notice'
import { ContactDetailsFields } from './ContactDetailsFields'
import { DebtAnswers } from './DebtAnswers'
import { DebtClaim, InvoicesField } from './DebtAside'
import { DebtorFields } from './DebtorFields'
import type { CheckedDebt, DebtControl, DebtForm } from './debt-schema'
import type { DebtValues } from './debt-values'
import type { NewDebt } from './useNewDebt'

type Field = FieldPath<DebtValues>

/** The form of a debt or the review of its answers, with the claim beside it. */
export function DebtFields({
  debt: { form, today, uploads, serverField, save },
  onStartAgain,
}: {
  debt: NewDebt
  /** Present when the form was restored from a draft. */
  onStartAgain: (() => void) | undefined
}) {
  const { control } = form
  useIndividualFlags(form)
  const { reviewedDebt, startReview, editField } = useReviewStep(form)
  // The fields below the first screen of a phone render in the background, after the first paint.
  const isComplete = useDeferredValue(true, onStartAgain !== undefined)
  return (
    <>
      {onStartAgain && !reviewedDebt && (
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
        secondary={
          <Button variant="outline" onClick={reviewedDebt ? () => editField() : startReview}>
            {reviewedDebt ? 'Back' : 'Check your answers'}
          </Button>
        }
      >
        <DebtFormGrid
          claim={
            isComplete && (
              <>
                <DebtClaim control={control} today={today} />
                {!reviewedDebt && <InvoicesField control={control} uploads={uploads} />}
              </>
            )
          }
        >
          {reviewedDebt ? (
            <DebtAnswers answers={reviewedDebt} uploads={uploads.items} onChange={editField} />
          ) : (
            <>
              <DebtorFields form={form} />
              {isComplete ? (
                <>
                  <OwedSection control={control} today={today} />
                  <ContactDetailsFields form={form} />
                </>
              ) : (
                // Keeps the buttons below the window, so that nothing moves.
                <Box h="100dvh" />
              )}
            </>
          )}
          <TypedDebtDuplicates control={control} />
        </DebtFormGrid>
      </Form>
    </>
  )
}

/**
 * Late payment law covers business debts only. Choosing an individual clears both additions,
 * choosing a business restores them; later changes by the user persist.
 */
function useIndividualFlags({ control, setValue }: DebtForm): void {
  const individual = useWatch({ control, name: 'debtorType' }) === 'individual'
  const previous = useRef(individual)
  useEffect(() => {
    if (previous.current === individual) return
    previous.current = individual
    setValue('add_late_payment_interest', !individual)
    setValue('add_late_payment_compensation', !individual)
  }, [individual, setValue])
}

/**
 * An optional review before submit. Validation errors return to the form, where they can be
 * corrected.
 */
function useReviewStep(form: DebtForm) {
  const [checked, setChecked] = useState<CheckedDebt | null>(null)
  const hasErrors = Object.keys(form.formState.errors).length > 0
  const reviewedDebt = hasErrors ? null : checked
  const fieldToFocus = useRef<Field | null>(null)

  // Permanently: correcting an error must not close the form.
  useEffect(() => {
    if (hasErrors) setChecked(null)
  }, [hasErrors])

  useEffect(() => {
    if (reviewedDebt || !fieldToFocus.current) return
    form.setFocus(fieldToFocus.current)
    fieldToFocus.current = null
  })

  const startReview = form.handleSubmit(setChecked, (errors) => {
    const [first] = Object.keys(errors)
    if (first) form.setFocus(first as Field)
  })

  return {
    reviewedDebt,
    startReview: () => void startReview(),
    /** Returns to the form and focuses the field. */
    editField(field: Field = 'debtorType') {
      fieldToFocus.current = field
      setChecked(null)
    },
  }
}

/** The amounts, with the dispute fields. */
function OwedSection({ control, today }: { control: DebtControl; today: IsoDate }) {
  const type = useDeferredValue(useWatch({ control, name: 'debtorType' }))
  const isDisputed = useWatch({ control, name: 'debt_disputed' })
  return (
    <OwedFields
      control={control}
      today={today}
      isIndividual={type === 'individual'}
      dispute={
        isDisputed && (
          <TextAreaField
            control={control}
            name="dispute_reason"
            label="What does the debtor say?"
            optional
            hint="We keep it as the first note on the debt."
          />
        )
      }
    />
  )
}

/** Matches no debt: amounts are positive (pence). */
const noAmount = -1

const noBusiness = { company_name: '', trading_name: '', company_number: '' }

/** The identity of the debt as typed, normalised like a saved one. */
function typedIdentity(values: DebtValues): DebtIdentity {
  const amount = parseMoney(values.initial_debt)
  const debtor = values.debtorType === 'individual' ? { ...values, ...noBusiness } : values
  return debtIdentity(debtor, (amount.ok && amount.value) || noAmount)
}

/** Existing debts that match the typed one. */
function TypedDebtDuplicates({ control }: { control: DebtControl }) {
  const values = useDeferredValue(useWatch({ control }) as DebtValues)
  return <DuplicatesNotice identity={typedIdentity(values)} />
}
