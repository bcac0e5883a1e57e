import { Flex } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { AddressEntry } from '@/api/wire/address-and-contact'
import { distinct } from '@/lib/distinct'
import { checkPostcode } from '@/rules/address'
import { fieldPathLabel } from '@/rules/field-path'
import { addressColumns } from '@/rules/import-columns'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { FoldedFields } from '@/ui/form/FoldedFields'
import { TextField } from '@/ui/form/TextField'
import { warningOf } from '../debt-fields/warnings'
import { addressUses } from './entry-text'

const streets = ['street_1', 'street_2', 'street_3'] as const
const localityFields = ['city', 'county', 'postcode', 'country'] as const
type AddressField = (typeof streets | typeof localityFields)[number]

/** How browsers fill in the user's own address. */
const autoCompletes: Record<AddressField, string> = {
  street_1: 'address-line1',
  street_2: 'address-line2',
  street_3: 'address-line3',
  city: 'address-level2',
  county: 'address-level1',
  postcode: 'postal-code',
  country: 'country-name',
}

/** Suggestions only; any other country is accepted. */
const countries =
  `United Kingdom,Australia,Austria,Belgium,Canada,China,Cyprus,Czechia,Denmark,Finland,
France,Germany,Gibraltar,Greece,Guernsey,Hong Kong,India,Ireland,Isle of Man,Italy,Jersey,Luxembourg,
Malta,Netherlands,New Zealand,Norway,Poland,Portugal,Singapore,South Africa,Spain,Sweden,Switzerland,
Turkey,United Arab Emirates,United States`.split(/,\s*/)

/** The fields of one address of the form around them. The caller labels the group. */
export function AddressFields({
  prefix = '',
  isOwn = false,
  canBeBlank = false,
  isFolded = false,
}: {
  /** Start of the fields' form paths, like `addresses.0.`. */
  prefix?: string
  /** The user's own address: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the address may be left blank; `primary_email` is then required instead. */
  canBeBlank?: boolean
  /** Whether label and uses are folded. */
  isFolded?: boolean
}) {
  const at = (field: keyof AddressEntry) => `${prefix}${field}`
  const checkCode = checkPostcode(String(useWatch({ name: at('country') })))
  const isBlank = useWatch({
    name: addressColumns.map(at),
    compute: (texts: unknown[]) => texts.every((text) => String(text ?? '').trim() === ''),
  })
  const deps = canBeBlank ? ['primary_email'] : []
  const required = ['street_1', 'city', !checkCode('').ok && 'postcode']
  const renderField = (field: AddressField) => (
    <TextField
      key={field}
      name={at(field)}
      label={fieldPathLabel(field)}
      isOptional={!required.includes(field) || (canBeBlank && isBlank)}
      autoComplete={isOwn ? autoCompletes[field] : 'off'}
      warning={field === 'postcode' ? warningOf(checkCode) : undefined}
      suggestions={field === 'country' ? countries : undefined}
      deps={field === 'country' ? [...deps, at('postcode')] : deps}
    />
  )
  return (
    <>
      <FieldRow columns={3} isFirstWide>
        {streets.map(renderField)}
      </FieldRow>
      <FieldRow columns="6fr 6fr 4fr 5fr">{localityFields.map(renderField)}</FieldRow>
      {isFolded ? <FoldedUses prefix={prefix} /> : <AddressUses prefix={prefix} />}
    </>
  )
}

const AddressUses = ({ prefix }: { prefix: string }) => (
  <>
    <TextField
      name={`${prefix}label`}
      label="Label"
      isOptional
      maxW="24rem"
      hint="What you call this address. For example, Head office."
    />
    <Flex wrap="wrap" columnGap="6">
      {addressUses.map(([field, label]) => (
        <CheckboxField key={field} name={`${prefix}${field}`} label={label} />
      ))}
    </Flex>
  </>
)

/** Label and uses, folded under a summary of their values. */
function FoldedUses({ prefix }: { prefix: string }) {
  const names = ['label', ...addressUses.map(([field]) => field)].map((name) => prefix + name)
  const [label, ...isUsedFor] = useWatch({ name: names })
  const uses = addressUses.filter((_, index) => isUsedFor[index]).map(([, use]) => use)
  return (
    <FoldedFields
      title="Label and uses"
      summary={distinct([String(label), ...uses].filter(Boolean)).join(', ')}
      names={names}
    >
      <AddressUses prefix={prefix} />
    </FoldedFields>
  )
}
