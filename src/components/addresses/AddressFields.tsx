import { Box, Flex, Span } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  get,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { checkPostcode } from '@/rules/address'
import { Disclosure } from '@/ui/Disclosure'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import type { AddressValues } from './schema'
import { addressUses } from './text'

const lines = [
  ['street_1', 'Address line 1', 'address-line1', false],
  ['street_2', 'Address line 2', 'address-line2', true],
  ['street_3', 'Address line 3', 'address-line3', true],
  ['city', 'Town or city', 'address-level2', false],
  ['county', 'County', 'address-level1', true],
  ['postcode', 'Postcode', 'postal-code', false],
  ['country', 'Country', 'country-name', false],
] as const

/** The fields of one address. The caller labels the group. */
export function AddressFields<T extends FieldValues, O = T>({
  control,
  prefix,
  isOwn = false,
  isFolded = false,
}: {
  control: Control<T, unknown, O>
  /** Form path of the address, like `addresses.0`; omitted if the form is the address. */
  prefix?: FieldPathByValue<T, AddressValues>
  /** The user's own address: enables the browser's autofill. */
  isOwn?: boolean
  /** Whether label and uses are collapsed. */
  isFolded?: boolean
}) {
  const at = (field: keyof AddressValues) => (prefix ? `${prefix}.${field}` : field) as FieldPath<T>
  const country = useWatch({ control, name: at('country') })

  const warnOfPostcode = (text: string) => {
    const result = text.trim() === '' ? null : checkPostcode(String(country))(text)
    return (result?.ok && result.warning) || null
  }

  const line = ([field, label, autoComplete, optional]: (typeof lines)[number]) => (
    <TextField
      key={field}
      control={control}
      name={at(field)}
      label={label}
      optional={optional}
      autoComplete={isOwn ? autoComplete : 'off'}
      warning={field === 'postcode' ? warnOfPostcode : undefined}
      suggestions={field === 'country' ? countries : undefined}
    />
  )

  const uses = (
    <>
      <TextField
        control={control}
        name={at('label')}
        label="Label"
        optional
        maxW="24rem"
        hint="What you call this address, like Head office."
      />
      <Flex wrap="wrap" columnGap="6">
        {addressUses.map(([field, label]) => (
          <CheckboxField key={field} control={control} name={at(field)} label={label} />
        ))}
      </Flex>
    </>
  )

  return (
    <Box>
      <FieldRow columns={3}>{lines.slice(0, 3).map(line)}</FieldRow>
      <FieldRow columns="3fr 3fr 2fr 3fr">{lines.slice(3).map(line)}</FieldRow>
      {isFolded ? (
        <AddressUses control={control} at={at}>
          {uses}
        </AddressUses>
      ) : (
        uses
      )}
    </Box>
  )
}

/** Label and uses of an address, collapsed under a summary. */
function AddressUses<T extends FieldValues, O>({
  control,
  at,
  children,
}: {
  control: Control<T, unknown, O>
  at: (field: keyof AddressValues) => FieldPath<T>
  children: ReactNode
}) {
  const names = [at('label'), ...addressUses.map(([field]) => at(field))]
  const [label, ...set] = useWatch({ control, name: names })
  const uses = addressUses.filter((_, index) => set[index]).map(([, text]) => text)
  return (
    <FoldedFields
      title="Label and uses"
      summary={[...new Set([String(label), ...uses])].filter(Boolean).join(', ')}
      control={control}
      names={names}
    >
      {children}
    </FoldedFields>
  )
}

/** Suggestions only; any other country is accepted. */
const countries = [
  'United Kingdom',
  'Australia',
  'Austria',
  'Belgium',
  'Canada',
  'China',
  'Cyprus',
  'Czechia',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Gibraltar',
  'Greece',
  'Guernsey',
  'Hong Kong',
  'India',
  'Ireland',
  'Isle of Man',
  'Italy',
  'Jersey',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Poland',
  'Portugal',
  'Singapore',
  'South Africa',
  'Spain',
  'Sweden',
  'Switzerland',
  'Turkey',
  'United Arab Emirates',
  'United States',
]

/** Rarely used fields, collapsed under a summary; an error in them opens them. */
function FoldedFields<V extends FieldValues, O = V>({
  title,
  summary,
  control,
  names,
  children,
}: {
  title: string
  /** Summary of the fields' values. */
  summary: string
  control: Control<V, unknown, O>
  names: FieldPath<V>[]
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { errors } = useFormState({ control, name: names })
  const hasError = names.some((name) => get(errors, name) !== undefined)
  return (
    <Box mb="1">
      <Disclosure
        isOpen={isOpen || hasError}
        onOpenChange={setOpen}
        summary={
          <>
            {title}
            {summary && <Span color="fg.muted">: {summary}</Span>}
          </>
        }
      >
        {children}
      </Disclosure>
    </Box>
  )
}
