export interface DebtorNames {
  company_name: string
  trading_name: string
  title: string
  first_names: string
  last_name: string
}

/** The debtor's names that are given: the company's or else the individual's, and the trading name. */
export function debtorNames(record: DebtorNames): string[] {
  const person = [record.title, record.first_names, record.last_name].filter(Boolean).join(' ')
  return [record.company_name || person, record.trading_name].filter(Boolean)
}

/** The debtor's name in law: the company's, else the individual's. The trading name if it is all there is. */
export const legalName = (record: DebtorNames): string => debtorNames(record)[0] ?? 'Unnamed debtor'

/** The debtor's company name, else the trading name, else the individual's name. */
export const debtorName = (record: DebtorNames): string =>
  record.company_name || record.trading_name || legalName(record)

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
