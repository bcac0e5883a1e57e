import { Flex } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { distinct } from '@/lib/distinct'
import { checkPostcode } from '@/rules/address'
import { fieldPathLabel } from '@/rules/field-path'
import { addressColumns } from '@/rules/import-columns'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { FoldedFields } from '@/ui/form/FoldedFields'
import { TextField } from '@/ui/form/TextField'
import { warningOf } from '../debt-fields/warnings'
import type { AddressValues } from './schema'
import { addressUses } from './text'

/** How browsers fill in the user's own address. */
const autoCompletes = {
  street_1: 'address-line1',
  street_2: 'address-line2',
  street_3: 'address-line3',
  city: 'address-level2',
  county: 'address-level1',
  postcode: 'postal-code',
  country: 'country-name',
} as const

type AddressField = keyof typeof autoCompletes

/** Suggestions only; any other country is accepted. */
const countries =
  `United Kingdom,Australia,Austria,Belgium,Canada,China,Cyprus,Czechia,Denmark,Finland,
France,Germany,Gibraltar,Greece,Guernsey,Hong Kong,India,Ireland,Isle of Man,Italy,Jersey,Luxembourg,
Malta,Netherlands,New Zealand,Norway,Poland,Portugal,Singapore,South Africa,Spain,Sweden,Switzerland,
Turkey,United Arab Emirates,United States`.split(/,\s*/)

type PathOf = (field: keyof AddressValues) => string

/** The fields of one address of the form around them. The caller labels the group. */
export function AddressFields({
  prefix,
  isOwn = false,
  canBeBlank = false,
  isFolded = false,
  deps = [],
}: {
  /** Form path of the address, like `addresses.0`; omitted if the form is the address. */
  prefix?: string
  /** The user's own address: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether the address may be left blank. */
  canBeBlank?: boolean
  /** Whether label and uses are folded. */
  isFolded?: boolean
  /** Fields to validate as well when a line changes. */
  deps?: string[]
}) {
  const at: PathOf = (field) => (prefix ? `${prefix}.${field}` : field)
  const country = String(useWatch({ name: at('country') }))
  const isBlank = useWatch({
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
      name={at(field)}
      label={fieldPathLabel(field)}
      optional={!isRequired[field] || (canBeBlank && isBlank)}
      autoComplete={isOwn ? autoCompletes[field] : 'off'}
      warning={field === 'postcode' ? warningOf(checkPostcode(country)) : undefined}
      suggestions={field === 'country' ? countries : undefined}
      deps={field === 'country' ? [...deps, at('postcode')] : deps}
    />
  )
  return (
    <>
      <FieldRow columns={3} isFirstWide>
        {(['street_1', 'street_2', 'street_3'] as const).map(renderField)}
      </FieldRow>
      <FieldRow columns="6fr 6fr 4fr 5fr">
        {(['city', 'county', 'postcode', 'country'] as const).map(renderField)}
      </FieldRow>
      {isFolded ? <FoldedUses at={at} /> : <AddressUses at={at} />}
    </>
  )
}

const AddressUses = ({ at }: { at: PathOf }) => (
  <>
    <TextField
      name={at('label')}
      label="Label"
      optional
      maxW="24rem"
      hint="What you call this address. For example, Head office."
    />
    <Flex wrap="wrap" columnGap="6">
      {addressUses.map(([field, label]) => (
        <CheckboxField key={field} name={at(field)} label={label} />
      ))}
    </Flex>
  </>
)

/** Label and uses, folded under a summary of their values. */
function FoldedUses({ at }: { at: PathOf }) {
  const names = [at('label'), ...addressUses.map(([field]) => at(field))]
  const [label, ...isUsedFor] = useWatch({ name: names })
  const uses = addressUses.filter((_, index) => isUsedFor[index]).map(([, use]) => use)
  const summary = distinct([String(label), ...uses])
    .filter(Boolean)
    .join(', ')
  return (
    <FoldedFields title="Label and uses" summary={summary} names={names}>
      <AddressUses at={at} />
    </FoldedFields>
  )
}
