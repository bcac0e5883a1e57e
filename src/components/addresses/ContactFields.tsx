import { Flex } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { TextField } from '@/ui/form/TextField'
import { warnOfEmail } from '../debt-fields/warnings'

const types = ['Phone', 'Email'].map((type) => ({ value: type, label: type }))

const valueFields = {
  Phone: { label: 'Phone number', type: 'tel', warning: undefined },
  Email: { label: 'Email address', type: 'email', warning: warnOfEmail },
} as const

/** The fields of one contact of the form around them. The caller labels the group. */
export function ContactFields({
  prefix = '',
  isOwn = false,
  canBeBlank = false,
}: {
  /** Start of the fields' form paths, like `contacts.0.`. */
  prefix?: string
  /** The user's own contact: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the contact may be left blank; `primary_email` is then required instead. */
  canBeBlank?: boolean
}) {
  const valueName = `${prefix}contact_value`
  const type = useWatch({ name: `${prefix}contact_type` }) === 'Email' ? 'Email' : 'Phone'
  const valueField = valueFields[type]
  const deps = canBeBlank ? ['primary_email'] : []
  return (
    <>
      <FieldRow columns="3fr 4fr 3fr">
        <RadioGroupField
          name={`${prefix}contact_type`}
          label="Type"
          options={types}
          isInline
          deps={[valueName]}
        />
        <TextField
          key={type}
          name={valueName}
          isOptional={canBeBlank}
          autoComplete={isOwn ? valueField.type : 'off'}
          deps={deps}
          {...valueField}
        />
        <TextField name={`${prefix}label`} label="Label" isOptional />
      </FieldRow>
      <Flex wrap="wrap" columnGap="6">
        <CheckboxField name={`${prefix}isPrimary`} label="Primary" />
        <CheckboxField name={`${prefix}doNotContact`} label="Do not contact" />
      </Flex>
    </>
  )
}
