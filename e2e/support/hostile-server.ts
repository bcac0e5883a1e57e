import type { Page, Route } from '@playwright/test'
import { hostileTexts } from './hostile-texts'
import { origins } from './origins'

const at = (index: number) => hostileTexts[index % hostileTexts.length] ?? ''
const amount = '9999999999.99'

const notes = hostileTexts.map((note, index) => ({
  id: index + 1,
  debt: 101,
  note,
  created_by: at(index + 1),
  created_at: index % 2 === 0 ? '2026-10-01T09:30:00Z' : at(index + 2),
}))
const invoices = hostileTexts.map((name, index) => ({
  id: index + 1,
  debt: 101,
  invoice_file: `https://evil.invalid/${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))}`,
  created_at: at(index),
}))
const payments = hostileTexts.map((reference, index) => ({
  id: index + 1,
  amount: index === 0 ? amount : '1.00',
  payment_date: index === 1 ? at(index) : '2026-01-31',
  reference,
  method: at(index + 1),
}))
const addresses = hostileTexts.map((label, index) => ({
  id: index + 1,
  debtor: 1,
  label,
  street_1: at(index + 1),
  street_2: at(index + 2),
  street_3: at(index + 3),
  city: at(index + 4),
  county: at(index + 5),
  postcode: at(index + 6),
  country: at(index + 7),
  isPrimary: index === 3,
}))
const contacts = hostileTexts.map((contact_value, index) => ({
  id: index + 1,
  debtor: 1,
  label: at(index + 1),
  contact_type: ['Phone', 'Email', at(index + 2)][index % 3],
  contact_value,
  isPrimary: index === 3,
}))

/** A debt with hostile text in every field. */
export function hostileDebtor(id: number) {
  let index = id
  const next = () => at(index++)
  return {
    id,
    company_name: next(),
    title: next(),
    customer_ref: next(),
    company_type: next(),
    first_names: next(),
    last_name: next(),
    is_individual: id % 2 === 0,
    trading_name: next(),
    salutation: next(),
    letter_title: next(),
    company_number: next(),
    vat_number: next(),
    nature_of_business: [next(), next()],
    external_ref: next(),
    primary_email: next(),
    primary_phone: next(),
    debtor_addresses: id === 1 ? addresses : [],
    debtor_contacts: id === 1 ? contacts : [],
    debtor_debt: {
      id: 100 + id,
      initial_debt: amount,
      amount_outstanding: amount,
      last_invoice_date: id % 3 === 0 ? next() : '2020-01-31',
      status: next(),
      status_detail: next(),
      debt_type: next(),
      department: next(),
      fee_type: next(),
      debt_disputed: id % 2 === 1,
      interestDue: '1.00',
      compDue: '1.00',
      total_payments: '0.01',
      debt_notes: id === 1 ? notes : [],
      debt_invoices: id === 1 ? invoices : [],
      debt_payments: id === 1 ? payments : [],
    },
  }
}

const debtors = hostileTexts.map((_, index) => hostileDebtor(index + 1))

const responses: Record<string, unknown> = {
  'auth/users/me/': {
    id: 1,
    email: at(1),
    first_name: at(0),
    last_name: at(40),
    client: 1,
  },
  'debtor/': debtors,
  'debtor/1': debtors[0],
  'debt_notes/': notes,
  'invoice/': invoices,
  'debtor_address/': addresses,
  'debtor_contact/': contacts,
}

const cors = {
  'Access-Control-Allow-Origin': origins.real,
  'Access-Control-Allow-Headers': 'authorization,content-type',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
}
const reply = (route: Route, status: number, body: unknown) =>
  route.fulfill({
    status,
    headers: cors,
    contentType: 'application/json',
    body: JSON.stringify(body),
  })

/** Opens the portal on a server that returns hostile text in every field and error. */
export async function openHostilePortal(page: Page): Promise<{ strayRequests: string[] }> {
  const strayRequests: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const own = [origins.real, origins.api].includes(origin) || /^(data|blob):$/.test(protocol)
    if (!own) strayRequests.push(request.url())
  })
  await page.route(`${origins.api}/**`, (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const path = new URL(request.url()).pathname.replace('/api/v1/', '')
    const response = responses[path]
    if (request.method() !== 'GET') {
      return reply(route, 400, { [at(0)]: [...hostileTexts, ...hostileTexts], note: [at(1)] })
    }
    return response ? reply(route, 200, response) : reply(route, 404, { detail: at(8) })
  })
  await page.addInitScript(() => {
    localStorage.setItem('access', 'head.body.tail')
    localStorage.setItem('refresh', 'head.body.tail')
  })
  return { strayRequests }
}
