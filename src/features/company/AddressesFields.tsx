import { Box } from '@chakra-ui/react'
import { useFieldArray } from 'react-hook-form'
import { AddressFields } from '@/components/addresses/AddressFields'
import { AddEntryButton, EntryGroup, neighbourIndex } from '@/components/addresses/EntryGroup'
import type { CompanyForm } from './company-values'
import { additionalAddress } from './company-values'
import { useSinglePrimary } from './useSinglePrimary'

/** Step 2: at least one address. */
export function AddressesFields({ form }: { form: CompanyForm }) {
  const { control } = form
  useSinglePrimary(form, 'addresses')
  const { fields, append, remove } = useFieldArray({ control, name: 'addresses' })
  const isOnly = fields.length === 1
  function removeAt(index: number) {
    form.setFocus(`addresses.${neighbourIndex(index)}.street_1`)
    remove(index)
  }
  return (
    <>
      {fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Address"
          index={index}
          // The step heading already names a single address.
          isTitleHidden={isOnly}
          onRemove={isOnly ? undefined : () => removeAt(index)}
        >
          <AddressFields control={control} prefix={`addresses.${index}`} isOwn />
        </EntryGroup>
      ))}
      <Box ms="-3" mb="2">
        <AddEntryButton
          onClick={() =>
            append(additionalAddress, { focusName: `addresses.${fields.length}.street_1` })
          }
        >
          Add another address
        </AddEntryButton>
      </Box>
    </>
  )
}
