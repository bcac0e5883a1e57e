import { Text } from '@chakra-ui/react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import { DebtFormGrid } from '@/components/debt-fields/DebtFormGrid'
import { DuplicatesNotice } from '@/components/debt-fields/DuplicatesNotice'
import { EmailAndPhoneFields } from '@/components/debt-fields/EmailAndPhoneFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { OwedFields } from '@/components/debt-fields/OwedFields'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { ConflictNotice } from './ConflictNotice'
import { DebtorFields } from './DebtorFields'
import { EditedClaim, EditedDebtProvider, FeeChangeNotice } from './EditedDebt'
import type { EditControl } from './edit-schema'
import { type EditValues, editIdentity, editValues } from './edit-values'
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
    <EditedDebtProvider control={control} opened={opened} today={today}>
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
          <DebtFormGrid claim={<EditedClaim opened={opened} today={today} />}>
            <ConflictNotice changes={changes} onAccept={acceptRemote} />
            <DebtorFields form={form} />
            <OwedFields control={control} today={today} isIndividual={isIndividual} />
            <FormSection heading="How to reach them">
              <EmailAndPhoneFields control={control} />
              <Text color="fg.muted">Addresses and other contacts have tabs of their own.</Text>
            </FormSection>
            <Duplicates control={control} opened={opened} />
            <FeeChangeNotice opened={opened} />
          </DebtFormGrid>
        </Form>
      </div>
    </EditedDebtProvider>
  )
}

/** Possible duplicates, once an identifying field has changed. */
function Duplicates({ control, opened }: { control: EditControl; opened: Debtor }) {
  const values = useDeferredValue(useWatch({ control }) as EditValues)
  const identity = editIdentity(values)
  const isSame = JSON.stringify(identity) === JSON.stringify(editIdentity(editValues(opened)))
  return <DuplicatesNotice identity={isSame ? null : identity} debtorId={opened.id} />
}
