import type { DebtIdentity } from './duplicate'
import type { Pence } from './money'

interface Names {
  company_name: string
  trading_name: string
  title: string
  first_names: string
  last_name: string
}

/** The debtor's company name, else the trading name, else the individual's name. */
export const debtorName = (record: Names): string =>
  record.company_name ||
  record.trading_name ||
  [record.title, record.first_names, record.last_name].filter(Boolean).join(' ') ||
  'Unnamed debtor'

/** The identity of a debt, entered or saved, for finding duplicates. @param amount in pence */
export const debtIdentity = (
  {
    customer_ref,
    external_ref,
    company_number,
    ...names
  }: Names & Omit<DebtIdentity, 'name' | 'amount'>,
  amount: Pence,
): DebtIdentity => ({ customer_ref, external_ref, company_number, name: debtorName(names), amount })

/**
 * Whether a type of customer is a sole trader or partnership: a person before the law, who owes a business
 * debt.
 */
export const isTrader = (type: string) =>
  /\b(?:traders?|self[ -]?employed|partner(?:ship)?s?)\b|\bfreelance/i.test(type)

/** Whether a debtor is a consumer by their record. */
export const isPrivateIndividual = ({
  is_individual = false,
  company_type = '',
}: {
  is_individual?: boolean
  company_type?: string
}) => is_individual && !isTrader(company_type)
