import { Flex } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
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
  Phone: { label: 'Phone number', type: 'tel', warning: undefined },
  Email: { label: 'Email address', type: 'email', warning: warnOfEmail },
} as const

/** The fields of one contact of the form around them. The caller labels the group. */
export function ContactFields({
  prefix,
  isOwn = false,
  canBeBlank = false,
  deps = [],
}: {
  /** Form path of the contact, like `contacts.0`; omitted if the form is the contact. */
  prefix?: string
  /** The user's own contact: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the contact may be left blank. */
  canBeBlank?: boolean
  /** Fields to validate as well when the number or address changes. */
  deps?: string[]
}) {
  const at = (field: keyof ContactValues) => (prefix ? `${prefix}.${field}` : field)
  const type = useWatch({ name: at('contact_type') }) === 'Email' ? 'Email' : 'Phone'
  const valueField = valueFields[type]
  return (
    <>
      <FieldRow columns="3fr 4fr 3fr">
        <RadioGroupField
          name={at('contact_type')}
          legend="Type"
          options={types}
          inline
          deps={[at('contact_value')]}
        />
        <TextField
          key={type}
          name={at('contact_value')}
          optional={canBeBlank}
          autoComplete={isOwn ? valueField.type : 'off'}
          deps={deps}
          {...valueField}
        />
        <TextField name={at('label')} label="Label" optional />
      </FieldRow>
      <Flex wrap="wrap" columnGap="6">
        <CheckboxField name={at('isPrimary')} label="Primary" />
        <CheckboxField name={at('doNotContact')} label="Do not contact" />
      </Flex>
    </>
  )
}
