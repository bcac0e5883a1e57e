import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { CurrentUser } from '@/api/user'
import { ContactFields } from '@/components/addresses/ContactFields'
import { Button } from '@/ui/Buttons'
import type { CompanyForm } from './company-values'
import { furtherContact } from './company-values'
import { Group } from './Group'
import { useOnePrimary } from './useOnePrimary'

/** Step 3: one contact at least; the first is the person at the keyboard. */
export function ContactsFields({ form, user }: { form: CompanyForm; user?: CurrentUser }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  useOwnValue(form, user)
  useOnePrimary(form, 'contacts')
  return (
    <>
      {fields.map(({ id }, place) => (
        <Group
          key={id}
          name="Contact"
          place={place}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        >
          <ContactFields control={control} prefix={`contacts.${place}`} own={place === 0} />
        </Group>
      ))}
      <Button variant="outline" onClick={() => append(furtherContact)}>
        Add another contact
      </Button>
    </>
  )
}

/** The person's own number gives way to their own address, and back, as the type is changed. */
function useOwnValue({ control, setValue, getValues }: CompanyForm, user?: CurrentUser) {
  const type = useWatch({ control, name: 'contacts.0.contact_type' })
  useEffect(() => {
    if (!user) return
    const [own, other] = type === 'Email' ? [user.email, user.phone] : [user.phone, user.email]
    if (other && getValues('contacts.0.contact_value') === other) {
      setValue('contacts.0.contact_value', own)
    }
  }, [type, user, setValue, getValues])
}
