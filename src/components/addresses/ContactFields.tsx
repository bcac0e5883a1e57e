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
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { TextField } from '@/ui/form/TextField'
import { warnOfEmail } from '../debt-fields/warnings'
import type { ContactValues } from './schema'

const types = [
  { value: 'Phone', label: 'Phone' },
  { value: 'Email', label: 'Email' },
]

const valueFields = {
  Phone: { label: 'Phone number', type: 'tel', ownAutoComplete: 'tel', warning: undefined },
  Email: {
    label: 'Email address',
    type: 'email',
    ownAutoComplete: 'email',
    warning: warnOfEmail,
  },
} as const

/** The fields of one contact. The caller labels the group. */
export function ContactFields<T extends FieldValues, O = T>({
  control,
  prefix,
  isOwn = false,
}: {
  control: Control<T, unknown, O>
  /** Form path of the contact, like `contacts.0`; omitted if the form is the contact. */
  prefix?: FieldPathByValue<T, ContactValues>
  /** The user's own contact: enables the browser's autofill. */
  isOwn?: boolean
}) {
  const at = (field: keyof ContactValues) => (prefix ? `${prefix}.${field}` : field) as FieldPath<T>
  const type =
    String(useWatch({ control, name: at('contact_type') })) === 'Phone' ? 'Phone' : 'Email'
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
        />
        <TextField
          key={type}
          control={control}
          name={at('contact_value')}
          autoComplete={isOwn ? ownAutoComplete : 'off'}
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
