import { Box, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form'
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

interface EntryOptions {
  fields: ReactNode
  /** Whether the entry cannot be removed. */
  isFixed: boolean
  /** For an entry whose fields or heading already identify it. */
  isTitleHidden?: boolean
  hint?: ReactNode
}

/**
 * The addresses or contacts of a form: a labelled group for each, and the button that adds one.
 * @param entryOptions the fields and options of an entry, by its index and the count of entries
 */
export function useEntryList<V extends FieldValues & EntryLists, O>(
  form: UseFormReturn<V, unknown, O>,
  list: keyof EntryLists,
  entryOptions: (index: number, count: number) => EntryOptions,
): { groups: ReactNode; addButton: ReactNode } {
  const { control, setFocus } = form as unknown as UseFormReturn<EntryLists>
  const { fields: entries, append, remove } = useFieldArray({ control, name: list })
  const { noun, firstField, createEntry } = kinds[list]
  const firstFieldOf = (index: number) => `${list}.${index}.${firstField}` as FieldPath<EntryLists>
  function removeAt(index: number) {
    // The neighbour's index before the removal.
    setFocus(firstFieldOf(index > 0 ? index - 1 : 1))
    remove(index)
  }
  return {
    groups: entries.map(({ id }, index) => {
      const { fields, isFixed, ...options } = entryOptions(index, entries.length)
      return (
        <EntryGroup
          key={id}
          title={index === 0 ? noun : `${noun} ${index + 1}`}
          {...options}
          onRemove={isFixed ? undefined : () => removeAt(index)}
        >
          {fields}
        </EntryGroup>
      )
    }),
    addButton: (
      <Button
        variant="ghost"
        size="sm"
        onClick={() =>
          append(createEntry(entries.length + 1), { focusName: firstFieldOf(entries.length) })
        }
      >
        <Plus aria-hidden />
        Add another {noun.toLowerCase()}
      </Button>
    ),
  }
}

/** A labelled group for one of several addresses or contacts. */
function EntryGroup({
  title,
  isTitleHidden = false,
  hint,
  onRemove,
  children,
}: Omit<EntryOptions, 'fields' | 'isFixed'> & {
  title: string
  /** Omitted for an entry that must remain. */
  onRemove: (() => void) | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    // Not a fieldset: Chromium drops container queries in a fieldset when its legend changes.
    <Box role="group" aria-labelledby={titleId} mb="2" minW="0">
      <Flex wrap="wrap" align="baseline" columnGap="3" mb="1" srOnly={isTitleHidden}>
        <Box id={titleId} fontWeight="semibold">
          {title}
        </Box>
        {hint && (
          <Box color="fg.muted" fontSize="sm">
            {hint}
          </Box>
        )}
      </Flex>
      {children}
      {onRemove && (
        <Button variant="ghost" size="sm" tone="danger" ms="-3" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </Button>
      )}
    </Box>
  )
}
