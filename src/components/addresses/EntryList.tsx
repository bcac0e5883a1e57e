import { Box, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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

interface Entry {
  fields: ReactNode
  /** Whether the entry cannot be removed. */
  isFixed: boolean
  /** For an entry whose fields or heading already identify it. */
  isTitleHidden?: boolean
  hint?: ReactNode
}

/** The addresses or contacts of the form around it: a labelled group for each, and a button that adds one. */
export function EntryList({
  list,
  entry,
}: {
  list: keyof EntryLists
  /** An entry, by its index and the count of entries. */
  entry: (index: number, count: number) => Entry
}) {
  const { setFocus } = useFormContext<EntryLists>()
  const { fields: entries, append, remove } = useFieldArray<EntryLists>({ name: list })
  const { noun, firstField, createEntry } = kinds[list]
  const firstFieldOf = (index: number) => `${list}.${index}.${firstField}` as FieldPath<EntryLists>
  function removeAt(index: number) {
    // The neighbour's index before the removal.
    setFocus(firstFieldOf(index > 0 ? index - 1 : 1))
    remove(index)
  }
  const add = () =>
    append(createEntry(entries.length + 1), { focusName: firstFieldOf(entries.length) })
  return (
    <>
      {entries.map(({ id }, index) => (
        <EntryGroup
          key={id}
          title={index === 0 ? noun : `${noun} ${index + 1}`}
          onRemove={() => removeAt(index)}
          {...entry(index, entries.length)}
        />
      ))}
      <Button variant="ghost" size="sm" ms="-3" mb="2" onClick={add}>
        <Plus aria-hidden />
        Add another {noun.toLowerCase()}
      </Button>
    </>
  )
}

/** A labelled group for one of several addresses or contacts. */
function EntryGroup({
  title,
  isTitleHidden = false,
  hint,
  isFixed,
  onRemove,
  fields,
}: Entry & { title: string; onRemove: () => void }) {
  const titleId = useId()
  return (
    // Not a fieldset: Chromium drops container queries in a fieldset when its legend changes.
    <Box role="group" aria-labelledby={titleId} mb="2" minW="0">
      <Flex wrap="wrap" align="baseline" columnGap="3" mb="2" srOnly={isTitleHidden}>
        <Box id={titleId} fontWeight="semibold">
          {title}
        </Box>
        {hint && (
          <Box color="fg.muted" fontSize="sm">
            {hint}
          </Box>
        )}
      </Flex>
      {fields}
      {!isFixed && (
        <Button variant="ghost" size="sm" tone="danger" ms="-3" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </Button>
      )}
    </Box>
  )
}
