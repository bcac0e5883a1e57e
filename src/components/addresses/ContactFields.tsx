import { Box, Flex } from '@chakra-ui/react'
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { TextField } from '@/ui/form/TextField'
import { warnOfEmail } from '../debt-fields/warnings'
import type { ContactValues } from './schema'

const types = [
  { value: 'Phone', label: 'Phone' },
  { value: 'Email', label: 'Email' },
]

const valueFields = {
  Phone: { label: 'Phone number', type: 'tel', ownAutoComplete: 'tel', warning: undefined },
  Email: { label: 'Email address', type: 'email', ownAutoComplete: 'email', warning: warnOfEmail },
} as const

/** The fields of one contact. The caller labels the group. */
export function ContactFields<V extends FieldValues, O = V>({
  control,
  prefix,
  isOwn = false,
  canBeBlank = false,
  deps = [],
}: {
  control: Control<V, unknown, O>
  /** Form path of the contact, like `contacts.0`; omitted if the form is the contact. */
  prefix?: FieldPathByValue<V, ContactValues>
  /** The user's own contact: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the contact may be left blank. */
  canBeBlank?: boolean
  /** Fields to validate as well when the number or address changes. */
  deps?: FieldPath<V>[]
}) {
  const at = (field: keyof ContactValues) => (prefix ? `${prefix}.${field}` : field) as FieldPath<V>
  const type = useWatch({ control, name: at('contact_type') }) === 'Email' ? 'Email' : 'Phone'
  const { ownAutoComplete, ...valueField } = valueFields[type]
  return (
    <Box>
      <FieldRow columns="3fr 4fr 3fr">
        <RadioGroupField
          control={control}
          name={at('contact_type')}
          legend="Type"
          options={types}
          inline
          deps={[at('contact_value')]}
        />
        <TextField
          key={type}
          control={control}
          name={at('contact_value')}
          optional={canBeBlank}
          autoComplete={isOwn ? ownAutoComplete : 'off'}
          deps={deps}
          {...valueField}
        />
        <TextField control={control} name={at('label')} label="Label" optional />
      </FieldRow>
      <Flex wrap="wrap" columnGap="6">
        <CheckboxField control={control} name={at('isPrimary')} label="Primary" />
        <CheckboxField control={control} name={at('doNotContact')} label="Do not contact" />
      </Flex>
    </Box>
  )
}
