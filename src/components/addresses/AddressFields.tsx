import { Box, Flex } from '@chakra-ui/react'
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { distinct } from '@/lib/distinct'
import { checkPostcode } from '@/rules/address'
import { addressColumns } from '@/rules/address-columns'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { FoldedFields } from '@/ui/form/FoldedFields'
import { TextField } from '@/ui/form/TextField'
import { warningOf } from '../debt-fields/warnings'
import type { AddressValues } from './schema'
import { addressUses } from './text'

const fields = {
  street_1: { label: 'Address line 1', autoComplete: 'address-line1' },
  street_2: { label: 'Address line 2', autoComplete: 'address-line2' },
  street_3: { label: 'Address line 3', autoComplete: 'address-line3' },
  city: { label: 'Town or city', autoComplete: 'address-level2' },
  county: { label: 'County', autoComplete: 'address-level1' },
  postcode: { label: 'Postcode', autoComplete: 'postal-code' },
  country: { label: 'Country', autoComplete: 'country-name' },
} as const

type AddressField = keyof typeof fields

/** Suggestions only; any other country is accepted. */
const countries =
  `United Kingdom,Australia,Austria,Belgium,Canada,China,Cyprus,Czechia,Denmark,Finland,
France,Germany,Gibraltar,Greece,Guernsey,Hong Kong,India,Ireland,Isle of Man,Italy,Jersey,Luxembourg,
Malta,Netherlands,New Zealand,Norway,Poland,Portugal,Singapore,South Africa,Spain,Sweden,Switzerland,
Turkey,United Arab Emirates,United States`.split(/,\s*/)

interface AddressFieldsProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  /** Form path of the address, like `addresses.0`; omitted if the form is the address. */
  prefix?: FieldPathByValue<V, AddressValues>
  /** The user's own address: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the address may be left blank. */
  canBeBlank?: boolean
  /** Whether label and uses are folded. */
  isFolded?: boolean
  /** Fields to validate as well when a line changes. */
  deps?: FieldPath<V>[]
}

/** The fields of one address. The caller labels the group. */
export function AddressFields<V extends FieldValues, O = V>({
  control,
  prefix,
  isOwn = false,
  canBeBlank = false,
  isFolded = false,
  deps = [],
}: AddressFieldsProps<V, O>) {
  const at = (field: keyof AddressValues) => (prefix ? `${prefix}.${field}` : field) as FieldPath<V>
  const country = String(useWatch({ control, name: at('country') }))
  const isBlank = useWatch({
    control,
    name: addressColumns.map(at),
    compute: (texts: unknown[]) => texts.every((text) => String(text ?? '').trim() === ''),
  })
  const isRequired: Partial<Record<AddressField, boolean>> = {
    street_1: true,
    city: true,
    postcode: !checkPostcode(country)('').ok,
  }

  const renderField = (field: AddressField) => (
    <TextField
      key={field}
      control={control}
      name={at(field)}
      label={fields[field].label}
      optional={!isRequired[field] || (canBeBlank && isBlank)}
      autoComplete={isOwn ? fields[field].autoComplete : 'off'}
      warning={field === 'postcode' ? warningOf(checkPostcode(country)) : undefined}
      suggestions={field === 'country' ? countries : undefined}
      deps={field === 'country' ? [...deps, at('postcode')] : deps}
    />
  )
  return (
    <Box>
      <FieldRow columns={3} isFirstWide>
        {(['street_1', 'street_2', 'street_3'] as const).map(renderField)}
      </FieldRow>
      <FieldRow columns="3fr 3fr 2fr 3fr">
        {(['city', 'county', 'postcode', 'country'] as const).map(renderField)}
      </FieldRow>
      {isFolded ? (
        <FoldedUses control={control} at={at} />
      ) : (
        <AddressUses control={control} at={at} />
      )}
    </Box>
  )
}

interface UsesProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  at: (field: keyof AddressValues) => FieldPath<V>
}

const AddressUses = <V extends FieldValues, O>({ control, at }: UsesProps<V, O>) => (
  <>
    <TextField
      control={control}
      name={at('label')}
      label="Label"
      optional
      maxW="24rem"
      hint="What you call this address. For example, Head office."
    />
    <Flex wrap="wrap" columnGap="6">
      {addressUses.map(([field, label]) => (
        <CheckboxField key={field} control={control} name={at(field)} label={label} />
      ))}
    </Flex>
  </>
)

/** Label and uses, folded under a summary of their values. */
function FoldedUses<V extends FieldValues, O>({ control, at }: UsesProps<V, O>) {
  const names = [at('label'), ...addressUses.map(([field]) => at(field))]
  const [label, ...isUsedFor] = useWatch({ control, name: names })
  const uses = addressUses.filter((_, index) => isUsedFor[index]).map(([, use]) => use)
  const summary = distinct([String(label), ...uses])
    .filter(Boolean)
    .join(', ')
  return (
    <FoldedFields title="Label and uses" summary={summary} control={control} names={names}>
      <AddressUses control={control} at={at} />
    </FoldedFields>
  )
}
