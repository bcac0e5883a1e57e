import { Box, Flex } from '@chakra-ui/react'
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { suggestEmail } from '@/rules/person'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { TextField } from '@/ui/form/TextField'
import type { ContactValues } from './schema'

const types = [
  { value: 'Phone', label: 'Phone' },
  { value: 'Email', label: 'Email' },
]

const warnOfTypo = (text: string) => {
  const meant = suggestEmail(text)
  return meant && `Did you mean ${meant}?`
}

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
  const isPhone = String(useWatch({ control, name: at('contact_type') })) === 'Phone'
  // The type decides the format, so a change revalidates the value.
  control.register(at('contact_type'), { deps: at('contact_value') })

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
        {isPhone ? (
          <TextField
            key="phone"
            control={control}
            name={at('contact_value')}
            label="Phone number"
            type="tel"
            autoComplete={isOwn ? 'tel' : 'off'}
          />
        ) : (
          <TextField
            key="email"
            control={control}
            name={at('contact_value')}
            label="Email address"
            type="email"
            autoComplete={isOwn ? 'email' : 'off'}
            warning={warnOfTypo}
          />
        )}
        <TextField control={control} name={at('label')} label="Label" optional />
      </FieldRow>
      <Flex wrap="wrap" columnGap="6">
        <CheckboxField control={control} name={at('isPrimary')} label="Primary" />
        <CheckboxField control={control} name={at('doNotContact')} label="Do not contact" />
      </Flex>
    </Box>
  )
}
