import { Span, Text } from '@chakra-ui/react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import {
  BusinessFields,
  EmailAndPhoneFields,
  PersonFields,
} from '@/components/debt-fields/DebtorDetailFields'
import { DuplicatesNotice } from '@/components/debt-fields/DuplicatesNotice'
import { DebtFormGrid, FormSection } from '@/components/debt-fields/FormSection'
import { OwedFields } from '@/components/debt-fields/OwedFields'
import { Button } from '@/ui/Buttons'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { EditedClaim, FeeChangeNotice } from './EditedDebt'
import type { CheckedEdit, EditControl } from './edit-schema'
import { type Change, type EditValues, editIdentity, editValues } from './edit-values'
import { useEditDebt } from './useEditDebt'

/** The form that edits a debt, with the resulting claim beside it. */
export function EditDebtForm({
  debtor,
  startAt,
  onDone,
}: {
  debtor: Debtor
  /** The field to focus; null for a form restored from a draft. */
  startAt: keyof EditValues | 'first' | null
  onDone: () => void
}) {
  const { form, opened, today, changes, save, cancel, acceptRemote } = useEditDebt(debtor, onDone)
  const { control, setFocus } = form
  const isIndividual = useWatch({ control, name: 'is_individual' })
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startAt === 'first') frame.current?.querySelector('input')?.focus()
    else if (startAt) setFocus(startAt)
  }, [startAt, setFocus])
  return (
    <div ref={frame}>
      <Form
        form={form}
        label="Edit debt"
        submit="Save changes"
        submitting="Saving changes"
        onSubmit={save}
        serverField={(path) => path.replace(/^debtor_debt\./, '').replace(/\.\d+$/, '')}
        secondary={
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        }
      >
        <DebtFormGrid claim={<EditedClaim control={control} opened={opened} today={today} />}>
          <ConflictNotice changes={changes} onAccept={acceptRemote} />
          <DebtorFields form={form} />
          <OwedFields control={control} today={today} isIndividual={isIndividual} />
          <FormSection heading="How to reach them">
            <EmailAndPhoneFields control={control} />
            <Text color="fg.muted" mb="3">
              Addresses and other contacts have tabs of their own.
            </Text>
          </FormSection>
          <Duplicates control={control} opened={opened} />
          <FeeChangeNotice control={control} opened={opened} today={today} />
        </DebtFormGrid>
      </Form>
    </div>
  )
}

/** Possible duplicates, once an identifying field has changed. */
function Duplicates({ control, opened }: { control: EditControl; opened: Debtor }) {
  const values = useDeferredValue(useWatch({ control }) as EditValues)
  const identity = editIdentity(values)
  const isSame = JSON.stringify(identity) === JSON.stringify(editIdentity(editValues(opened)))
  return <DuplicatesNotice identity={isSame ? null : identity} debtorId={opened.id} />
}

/** Lists fields changed elsewhere. Takes the focus, because nothing was saved. */
function ConflictNotice({
  changes,
  onAccept,
}: {
  changes: readonly Change[]
  /** Replaces the typed value by the one on the server. */
  onAccept: (change: Change) => void
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes.length > 0) notice.current?.focus()
  }, [changes])

  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" heading="This debt was changed while you were editing it">
        <ul>
          {changes.map((change) => (
            <li key={change.field}>
              {change.label}: from {change.before} to {change.now}.
              {change.isChangedHere && (
                <>
                  {' Your own change stays in the form. '}
                  <Button variant="outline" onClick={() => onAccept(change)}>
                    Take theirs <Span srOnly>for {change.label}</Span>
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
        <p>Nothing is saved yet. Look through the form and press “Save changes” once more.</p>
      </Notice>
    </div>
  )
}

/** The debtor's fields, all of them for every debtor, since each may already have a value. */
function DebtorFields({ form }: { form: UseFormReturn<EditValues, unknown, CheckedEdit> }) {
  const { control } = form
  const individual = useWatch({ control, name: 'is_individual' })
  useIndividualFlags(form)
  const person = <PersonFields control={control} isLastNameOptional={!individual} />
  return (
    <FormSection heading="Who owes you the money">
      <CheckboxField
        control={control}
        name="is_individual"
        label="The debtor is a private individual"
      />
      {individual && person}
      <BusinessFields control={control} isCompany={!individual} isNameOptional />
      <TextField control={control} name="company_type" label="Company type" optional />
      {!individual && person}
    </FormSection>
  )
}

/** Unticks interest and compensation when the debtor becomes a private individual. */
function useIndividualFlags<T>({ control, setValue }: UseFormReturn<EditValues, unknown, T>): void {
  const individual = useWatch({ control, name: 'is_individual' })
  const previous = useRef(individual)
  useEffect(() => {
    if (previous.current === individual) return
    previous.current = individual
    if (!individual) return
    setValue('add_late_payment_interest', false)
    setValue('add_late_payment_compensation', false)
  }, [individual, setValue])
}
