import { useEffect } from 'react'
import type { Debtor } from '@/api/debtors'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { ChangedElsewhere } from './ChangedElsewhere'
import { DebtorFields } from './DebtorFields'
import type { EditValues } from './edit-values'
import { OwedFields } from './OwedFields'
import { useEditDebt } from './useEditDebt'

/** The form in the place of what it changes. */
export function EditDebt({
  debtor,
  startAt,
  onDone,
}: {
  debtor: Debtor
  /** The field the form was opened for. */
  startAt?: keyof EditValues | undefined
  onDone: () => void
}) {
  const { form, changes, save, cancel, takeTheirs } = useEditDebt(debtor, onDone)
  const { setFocus } = form
  useEffect(() => {
    if (startAt) setFocus(startAt)
  }, [startAt, setFocus])
  return (
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
      <ChangedElsewhere changes={changes} onTake={takeTheirs} />
      <OwedFields form={form} />
      <DebtorFields control={form.control} />
    </Form>
  )
}
