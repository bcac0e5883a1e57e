import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { CurrentUser } from '@/api/user'
import { ContactFields } from '@/components/addresses/ContactFields'
import { AddEntryButton, EntryGroup, neighbourIndex } from '@/components/addresses/EntryGroup'
import type { CompanyForm } from './company-values'
import { additionalContact } from './company-values'
import { useSinglePrimary } from './useSinglePrimary'

/** Step 3: at least one contact; the first defaults to the user. */
export function ContactsFields({ form, user }: { form: CompanyForm; user?: CurrentUser }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  useOwnContactValue(form, user)
  useSinglePrimary(form, 'contacts')
  const isOnly = fields.length === 1
  function removeAt(index: number) {
    form.setFocus(`contacts.${neighbourIndex(index)}.contact_type`)
    remove(index)
  }
  return (
    <>
      {fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Contact"
          index={index}
          // The step heading already names a single contact.
          isTitleHidden={isOnly}
          onRemove={isOnly ? undefined : () => removeAt(index)}
        >
          <ContactFields control={control} prefix={`contacts.${index}`} isOwn={index === 0} />
        </EntryGroup>
      ))}
      <Box ms="-3" mb="2">
        <AddEntryButton
          onClick={() =>
            append(additionalContact, { focusName: `contacts.${fields.length}.contact_type` })
          }
        >
          Add another contact
        </AddEntryButton>
      </Box>
    </>
  )
}

/** Switches the first contact between the user's phone and email as its type changes. */
function useOwnContactValue({ control, setValue, getValues }: CompanyForm, user?: CurrentUser) {
  const type = useWatch({ control, name: 'contacts.0.contact_type' })
  useEffect(() => {
    if (!user) return
    const [own, other] = type === 'Email' ? [user.email, user.phone] : [user.phone, user.email]
    if (other && getValues('contacts.0.contact_value') === other) {
      setValue('contacts.0.contact_value', own)
    }
  }, [type, user, setValue, getValues])
}
