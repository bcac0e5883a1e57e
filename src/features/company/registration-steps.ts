import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CompanyEntry } from '@/api/clients'
import { withOnePrimary } from '@/api/wire/address-and-contact'
import { addressSchema, contactSchema } from '@/components/addresses/schema'
import { optional, required, tidy, tidyLines } from '@/rules/check'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { rule } from '@/ui/form/rule'
import { soleTrader } from './company-values'

/** The answer of a hidden field. */
const blank = () => ({ ok: true as const, value: '' })

const company = ({ company_type }: CompanyEntry) =>
  z.object({
    company_type: rule(required('Choose a company type', tidy)),
    company_name: rule(required('Enter the company name', checkCompanyName)),
    trading_name: rule(tidy),
    // Sole traders have no company number, and its field is hidden.
    company_number: rule(company_type === soleTrader ? blank : optional(checkCompanyNumber)),
    vat_number: rule(optional(checkVatNumber)),
  })

const addresses = z.object({
  addresses: z.pipe(z.array(addressSchema).check(z.minLength(1)), z.transform(withOnePrimary)),
})

const contacts = z.object({
  contacts: z.pipe(z.array(contactSchema).check(z.minLength(1)), z.transform(withOnePrimary)),
})

const aboutYou = z.object({ intro_source: rule(tidy), intro_description: rule(tidyLines) })

type Schema = z.ZodMiniType<Partial<CompanyEntry>, Partial<CompanyEntry>>

interface Step {
  title: string
  fields: readonly (keyof CompanyEntry)[]
  schemaFor: (values: CompanyEntry) => Schema
}

/** The steps in order; the last one has no fields. */
export const steps: readonly Step[] = [
  {
    title: 'Company',
    fields: ['company_type', 'company_name', 'trading_name', 'company_number', 'vat_number'],
    schemaFor: company,
  },
  { title: 'Address', fields: ['addresses'], schemaFor: () => addresses },
  { title: 'Contact', fields: ['contacts'], schemaFor: () => contacts },
  {
    title: 'About you',
    fields: ['intro_source', 'intro_description'],
    schemaFor: () => aboutYou,
  },
  { title: 'Check your answers', fields: [], schemaFor: () => z.object({}) },
]

export const lastStep = steps.length

export const stepResolver =
  (step: number): Resolver<CompanyEntry, unknown, Partial<CompanyEntry>> =>
  (values, ...rest) => {
    const schema: Schema = steps[step - 1]?.schemaFor(values) ?? z.object({})
    return zodResolver<CompanyEntry, unknown, Partial<CompanyEntry>>(
      schema as z.ZodMiniType<Partial<CompanyEntry>, CompanyEntry>,
    )(values, ...rest)
  }

export function firstUnfinishedStep(values: CompanyEntry): number {
  const index = steps.findIndex(({ schemaFor }) => !schemaFor(values).safeParse(values).success)
  return index < 0 ? lastStep : index + 1
}

/** The answers as they are sent: those of all steps, normalised by their schemas. */
export const checkedAnswers = (values: CompanyEntry): CompanyEntry =>
  Object.assign(
    { ...values },
    ...steps.map(({ schemaFor }) => schemaFor(values).safeParse(values).data),
  )

export function stepOf(field: string): number {
  const [head] = field.split('.')
  return steps.findIndex(({ fields }) => fields.some((name) => name === head)) + 1
}
