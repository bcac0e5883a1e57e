import { useFieldArray } from 'react-hook-form'
import { AddressFields } from '@/components/addresses/AddressFields'
import { Button } from '@/ui/Buttons'
import type { CompanyForm } from './company-values'
import { furtherAddress } from './company-values'
import { Group } from './Group'
import { useOnePrimary } from './useOnePrimary'

/** Step 2: one address at least. */
export function AddressesFields({ form }: { form: CompanyForm }) {
  const { control } = form
  useOnePrimary(form, 'addresses')
  const { fields, append, remove } = useFieldArray({ control, name: 'addresses' })
  return (
    <>
      {fields.map(({ id }, place) => (
        <Group
          key={id}
          name="Address"
          place={place}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        >
          <AddressFields control={control} prefix={`addresses.${place}`} own />
        </Group>
      ))}
      <Button variant="outline" onClick={() => append(furtherAddress)}>
        Add another address
      </Button>
    </>
  )
}
