import { Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { outstandingOf, paidOf } from '@/api/debtor/claim'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import type { OpenedDebtor } from '@/api/debtor/update'
import { DebtFieldRow } from '@/components/debt-fields/DebtField'
import { DebtFormGrid } from '@/components/debt-fields/DebtFormGrid'
import { CompanyFields, PersonFields } from '@/components/debt-fields/DebtorFields'
import {
  AdditionFields,
  AmountFields,
  DisputedField,
  FilingFields,
  NoAdditionsNotice,
} from '@/components/debt-fields/OwedFields'
import { additionFlags } from '@/components/debt-fields/values'
import { isPrivateIndividual } from '@/rules/debtor-name'
import { Button } from '@/ui/Buttons'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/Panel'
import { EditedClaim } from './EditedClaim'
import { type CheckedEdit, isCompanyNameRequired, isLastNameRequired } from './edit-schema'
import { type EditValues, editValues } from './edit-values'
import { useEditDebt } from './useEditDebt'

const isUnpaid = (debt: Debt) => outstandingOf(debt) === debt.initial_debt && paidOf(debt) === 0

type EditFormApi = UseFormReturn<EditValues, unknown, CheckedEdit>

/** The form that edits a debt, with the resulting claim beside it. */
export function EditForm({
  initial,
  startField,
  onDone,
}: {
  initial: OpenedDebtor
  startField: keyof EditValues | null
  onDone: () => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  // A save that ends after the form was left changes nothing on the screen that is open then.
  const leave = () => frame.current && onDone()
  const { form, opened, today, notices, close, ...submission } = useEditDebt(initial, leave)
  const { control, setFocus } = form
  const isConsumer = useWatch({ control, compute: isPrivateIndividual })
  useEffect(() => {
    if (startField) setFocus(startField)
    else frame.current?.querySelector('input')?.focus()
  }, [startField, setFocus])
  return (
    <div ref={frame}>
      <Form
        form={form}
        label="Edit debt"
        submit="Save changes"
        submitting="Saving changes"
        {...submission}
        secondary={
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
        }
      >
        <DebtFormGrid claim={<EditedClaim control={control} opened={opened} today={today} />}>
          {notices}
          <DebtorFields form={form} opened={opened} />
          <Panel isCompact heading="What is owed">
            <AmountFields today={today} isUnpaid={isUnpaid(opened.debtor_debt)} />
            <FilingFields />
            {isConsumer && <NoAdditionsNotice />}
            <Flex wrap="wrap" columnGap="5">
              <AdditionFields />
              <DisputedField />
            </Flex>
          </Panel>
          <Panel isCompact heading="How to reach them">
            <DebtFieldRow names={['primary_email', 'primary_phone']} />
            <Text color="fg.muted" mb="3">
              You can edit addresses and other contacts on their own tabs.
            </Text>
          </Panel>
        </DebtFormGrid>
      </Form>
    </div>
  )
}

/** The debtor's fields, all of them for every debtor, since each may already have a value. */
function DebtorFields({ form, opened }: { form: EditFormApi; opened: Debtor }) {
  const { control } = form
  const saved = editValues(opened)
  const values = { ...saved, ...useWatch({ control }) }
  useIndividualFlags(form, opened)
  const person = <PersonFields isLastNameOptional={!isLastNameRequired(values, saved)} />
  return (
    <Panel isCompact heading="Who owes you the money">
      <CheckboxField<EditValues> name="is_individual" label="The debtor is an individual" />
      {values.is_individual && person}
      <CompanyFields
        isCompany={!values.is_individual}
        isNameOptional={!isCompanyNameRequired(values, saved)}
      />
      <DebtFieldRow names={['trading_name', 'vat_number', 'nature_of_business']} />
      <TextField<EditValues> name="company_type" label="Company type" isOptional maxW="24rem" />
      {!values.is_individual && person}
    </Panel>
  )
}

/**
 * Ticks interest and compensation when the debtor becomes a business, unticks them when it becomes a private
 * individual, and restores the saved ones when it is again what it was.
 */
function useIndividualFlags({ control, setValue }: EditFormApi, opened: Debtor): void {
  const isConsumer = useWatch({ control, compute: isPrivateIndividual })
  const previous = useRef({ isConsumer, opened })
  useEffect(() => {
    const before = previous.current
    previous.current = { isConsumer, opened }
    // "Reload" shows the record as it is saved.
    if (before.isConsumer === isConsumer || before.opened !== opened) return
    const isAsSaved = isConsumer === isPrivateIndividual(opened)
    for (const flag of additionFlags) {
      const isTicked = isAsSaved ? opened.debtor_debt[flag] : !isConsumer
      setValue(flag, isTicked, { shouldDirty: true })
    }
  }, [isConsumer, setValue, opened])
}
