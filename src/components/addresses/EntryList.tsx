import { Box } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form'
import type { AddressEntry, ContactEntry } from '@/api/wire/address-and-contact'
import { Button } from '@/ui/Buttons'
import { additionalAddress, additionalContact } from './schema'

interface EntryLists {
  addresses: AddressEntry[]
  contacts: ContactEntry[]
}

const kinds = {
  addresses: { noun: 'Address', firstField: 'street_1', createEntry: additionalAddress },
  contacts: { noun: 'Contact', firstField: 'contact_type', createEntry: () => additionalContact },
} as const

/** The addresses or contacts of the form around it, each in a group. The first one always stays, and needs no visible title. */
export function EntryList({
  list,
  fields,
}: {
  list: keyof EntryLists
  /** The fields of an entry, by the start of their form paths and its index. */
  fields: (prefix: string, index: number) => ReactNode
}) {
  const { setFocus } = useFormContext<EntryLists>()
  const { fields: entries, append, remove } = useFieldArray<EntryLists>({ name: list })
  const { noun, firstField, createEntry } = kinds[list]
  const firstFieldOf = (index: number) => `${list}.${index}.${firstField}` as FieldPath<EntryLists>
  const add = () =>
    append(createEntry(entries.length + 1), { focusName: firstFieldOf(entries.length) })
  return (
    <>
      {entries.map(({ id }, index) => {
        const title = index === 0 ? noun : `${noun} ${index + 1}`
        return (
          // Not a fieldset: Chromium drops container queries in a fieldset when its legend changes.
          <Box key={id} role="group" aria-label={title} mb="2" minW="0">
            {index > 0 && (
              <Box fontWeight="semibold" mb="2">
                {title}
              </Box>
            )}
            {fields(`${list}.${index}.`, index)}
            {index > 0 && (
              <Button
                variant="ghost"
                size="sm"
                colorPalette="red"
                ms="-3"
                onClick={() => {
                  setFocus(firstFieldOf(index - 1))
                  remove(index)
                }}
              >
                Remove {title.toLowerCase()}
              </Button>
            )}
          </Box>
        )
      })}
      <Button variant="ghost" size="sm" ms="-3" mb="2" onClick={add}>
        <Plus aria-hidden />
        Add another {noun.toLowerCase()}
      </Button>
    </>
  )
}
