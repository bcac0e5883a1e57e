// node e2e/files/make-debts.mjs 600 /tmp/debts.csv: writes a file of 600 valid debts to import.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const columns = [
  'title,customer_ref,company_type,first_names,last_name,is_individual,company_name,trading_name',
  'company_number,vat_number,external_ref,primary_email,primary_phone,street_1,street_2,street_3',
  'city,county,postcode,initial_debt,debt_type,department,amount_outstanding,last_invoice_date',
  'is_disputed,fee_type,interestDue,compDue',
].flatMap((part) => part.split(','))

const places = [
  'Alderbrook',
  'Thornley',
  'Penhallow',
  'Wexcombe',
  'Garrowby',
  'Invermoray',
  'Llanfair',
]
const crafts = [
  'Joinery',
  'Catering, Events & Hire',
  "Baker's",
  'Scaffolding',
  'Café Rouge-Gorge',
  'Haulage',
]
const endings = ['Ltd', 'Limited', 'LLP', 'PLC', '(North) Ltd']
const firsts = ['Siân', 'Dougal', 'Zoë', 'Priya', 'Ruairí', 'Agnieszka', 'Tobias', 'Chidi']
const lasts = ["O'Halloran", 'Pryce-Jones', 'Núñez', 'Macfarlane', 'Okonjo', 'Ellwood', "D'Arcy"]
const streets = [
  'Foundry Lane',
  'Mill Road, Unit 4',
  "St Mary's Street",
  'Harbour View',
  'High Street',
]
const towns = [
  ['Leeds', 'West Yorkshire', 'LS1'],
  ['Cardiff', 'South Glamorgan', 'CF10'],
  ['Glasgow', '', 'G2'],
  ['Penzance', 'Cornwall', 'TR18'],
  ['Norwich', 'Norfolk', 'NR3'],
]
/** A year for each band of the portal's rates, and some within a band. */
const years = [2008, 2012, 2016, 2017, 2018, 2019, 2020, 2021, 2023, 2024, 2025]

/** A generator of random numbers below a limit, which are the same on every run. */
function numbers(seed) {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

/** Pence as people type amounts: `1234.5`, `£1,234.50`, `1,234.50`. */
function amount(pence, style) {
  const [pounds, rest] = [String(Math.floor(pence / 100)), String(pence % 100).padStart(2, '0')]
  const grouped = pounds.replace(/\B(?=(\d{3})+$)/g, ',')
  return [`${pounds}.${rest}`, `£${grouped}.${rest}`, `${grouped}.${rest}`][style]
}

function debt(index) {
  const next = numbers(7919 * (index + 1))
  const pick = (list) => list[next(list.length)]
  const sometimes = (value) => (next(4) === 0 ? '' : value)
  const digits = (count) => Array.from({ length: count }, () => next(10)).join('')
  const kind = ['company', 'company', 'company', 'sole trader', 'individual'][next(5)]
  const isCompany = kind === 'company'
  const [city, county, area] = pick(towns)
  const number = String(index + 1).padStart(5, '0')
  const pence = 4_000 + next([90_000, 900_000, 2_400_000][next(3)])
  const paid = next(3) === 0 ? Math.floor(pence / 4) : 0
  const person = {
    title: sometimes(pick(['Mr', 'Ms', 'Dr', 'Mx'])),
    first_names: pick(firsts),
    last_name: pick(lasts),
  }
  const day = (count) => String(1 + next(count)).padStart(2, '0')
  return {
    ...(isCompany ? {} : person),
    customer_ref: `CSV-${number}`,
    company_type: { company: 'Limited company', 'sole trader': 'Sole trader', individual: '' }[
      kind
    ],
    is_individual: kind === 'individual' ? 'yes' : 'no',
    company_name: isCompany ? `${pick(places)} ${pick(crafts)} ${number} ${pick(endings)}` : '',
    trading_name: kind === 'sole trader' ? `${person.last_name} ${pick(crafts)}` : '',
    company_number: isCompany ? sometimes(`0${1 + next(9)}${digits(6)}`) : '',
    external_ref: sometimes(`INV/${number}`),
    primary_email: sometimes(`accounts${number}@debtor.example`),
    primary_phone: sometimes(`01632 960${digits(3)}`),
    street_1: `${1 + next(180)} ${pick(streets)}`,
    street_2: sometimes(pick(['Old Maltings', 'Block "C"', 'Enterprise Park'])),
    city,
    county,
    postcode: `${area} ${1 + next(9)}A${pick(['B', 'D', 'E', 'X'])}`,
    initial_debt: amount(pence, next(3)),
    debt_type: sometimes(pick(['Invoice', 'Rent', 'Services'])),
    department: sometimes(pick(['Accounts', 'North'])),
    amount_outstanding:
      paid === 0 ? sometimes(amount(pence, next(3))) : amount(pence - paid, next(3)),
    last_invoice_date: `${day(28)}/${day(12)}/${pick(years)}`,
    is_disputed: next(12) === 0 ? 'yes' : 'no',
  }
}

const cell = (text = '') => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A CSV of `count` valid debts, the same on every run. */
export function debtsCsv(count) {
  const rows = Array.from({ length: count }, (_, index) => debt(index))
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}

/** A CSV of `count` debts of 225 bytes without quotation marks, each with a name and an amount of its own. */
export function plainDebtsCsv(count) {
  const two = (number) => String(number).padStart(2, '0')
  const lines = Array.from({ length: count }, (_, index) => {
    const amount = `${(index % 9_000) + 100}.${two(index % 100)}`
    const company = `${index} Limited,,01234567,GB123456789`
    const address = `${index % 300} High Street,Mill Quarter,,Leeds,West Yorkshire,LS1 4AP`
    const date = `${two((index % 28) + 1)}/${two((index % 12) + 1)}/2025`
    return `,AC-${index},Limited company,,,no,Example Joinery ${company},INV-${index},accounts${index}@joinery.example,01632 960001,${address},${amount},Invoice,North,${amount},${date},no,Fixed Fee,,`
  })
  return [columns.join(), ...lines].join('\r\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [count, path] = process.argv.slice(2)
  if (!path || !(Number(count) > 0)) throw new Error('usage: make-debts.mjs <count> <path.csv>')
  writeFileSync(path, debtsCsv(Number(count)))
}
