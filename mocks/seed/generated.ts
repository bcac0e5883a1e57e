import { addDays } from '@/rules/days'
import { address, type DebtSeed } from './seed-debt'

const villages = ['Ashby', 'Brixworth', 'Coldharbour', 'Denholm', 'Ewerby', 'Froxfield', 'Gainford']
const trades = ['Joinery', 'Catering', 'Haulage', 'Roofing', 'Print', 'Scaffolding']
const firsts = ['Amara', 'Bryn', 'Callum', 'Dilys', 'Eoin', 'Farah', 'Gwen']
const lasts = ['Abbott', 'Bello', 'Carrow', 'Draper', 'Eastman', 'Fairley']
const towns = [
  ['Leeds', 'LS1'],
  ['Cardiff', 'CF10'],
  ['Glasgow', 'G2'],
  ['Norwich', 'NR3'],
] as const

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** A generated debt by its index; the same on every run. */
export function generatedDebt(index: number): DebtSeed {
  const number = String(index + 1).padStart(5, '0')
  const [city, area] = pick(towns, index)
  const initial_debt = 25_00 + ((index * 48_271) % 2_500_000)
  const shared = {
    customer_ref: `GEN-${number}`,
    initial_debt,
    amount_outstanding: index % 5 === 0 ? Math.floor(initial_debt / 2) : initial_debt,
    last_invoice_date: addDays('2016-01-04', (index * 37) % 3_900),
    debt_disputed: index % 11 === 0,
    primary_email: `debtor-${number}@example.net`,
    addresses: [address(`${(index % 90) + 1} Mill Road`, city, `${area} ${(index % 9) + 1}AA`)],
  }
  if (index % 3 === 0) {
    return {
      ...shared,
      is_individual: true,
      first_names: pick(firsts, index),
      last_name: `${pick(lasts, index >> 2)} ${number}`,
    }
  }
  return {
    ...shared,
    company_type: 'Limited company',
    company_name: `${pick(villages, index)} ${pick(trades, index >> 1)} ${number} Ltd`,
  }
}
