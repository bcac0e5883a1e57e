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
export function debtorName(record: Names): string {
  const fullName = [record.title, record.first_names, record.last_name].filter(Boolean).join(' ')
  return record.company_name || record.trading_name || fullName || 'Unnamed debtor'
}

/** The identity of a debt, entered or saved, for finding duplicates. @param amount in pence */
export const debtIdentity = (
  record: Names & { customer_ref: string; external_ref: string; company_number: string },
  amount: Pence,
): DebtIdentity => ({
  references: { customer_ref: record.customer_ref, external_ref: record.external_ref },
  companyNumber: record.company_number,
  name: debtorName(record),
  amount,
})
