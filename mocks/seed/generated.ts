import { addDays } from '@/rules/days'
import { address, type Story } from './story'

const places = ['Ashby', 'Brixworth', 'Coldharbour', 'Denholm', 'Ewerby', 'Froxfield', 'Gainford']
const trades = ['Joinery', 'Catering', 'Haulage', 'Roofing', 'Print', 'Scaffolding']
const firsts = ['Amara', 'Bryn', 'Callum', 'Dilys', 'Eoin', 'Farah', 'Gwen']
const lasts = ['Abbott', 'Bello', 'Carrow', 'Draper', 'Eastman', 'Fairley']
const towns = [
  ['Leeds', 'LS1'],
  ['Cardiff', 'CF10'],
  ['Glasgow', 'G2'],
  ['Norwich', 'NR3'],
] as const

const pick = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** The debt at a place of an endless list; the same on every run. */
export function generatedEntry(place: number): Story['entry'] {
  const number = String(place + 1).padStart(5, '0')
  const [city, area] = pick(towns, place)
  const initial_debt = 25_00 + ((place * 48_271) % 2_500_000)
  const shared = {
    customer_ref: `GEN-${number}`,
    initial_debt,
    amount_outstanding: place % 5 === 0 ? Math.floor(initial_debt / 2) : initial_debt,
    last_invoice_date: addDays('2016-01-04', (place * 37) % 3_900),
    debt_disputed: place % 11 === 0,
    primary_email: `debtor-${number}@example.net`,
    addresses: [address(`${(place % 90) + 1} Mill Road`, city, `${area} ${(place % 9) + 1}AA`)],
  }
  if (place % 3 === 0) {
    return {
      ...shared,
      is_individual: true,
      first_names: pick(firsts, place),
      last_name: `${pick(lasts, place >> 2)} ${number}`,
    }
  }
  return {
    ...shared,
    company_type: 'Limited company',
    company_name: `${pick(places, place)} ${pick(trades, place >> 1)} ${number} Ltd`,
  }
}
