import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { system } from '@/ui/theme'
import { AddDebt } from './AddDebt'

const tokens = { access: `x.${btoa('{"user_id":1}')}.x`, refresh: 'r' }
const server = setupServer()
let stored: Record<string, unknown>[]
let posts: Record<string, unknown>[]
let uploads: string[]

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const save = (body: Record<string, unknown>) => {
  const id = 40 + stored.length
  const owned = (list: unknown) =>
    Array.isArray(list) ? list.map((item, place) => ({ ...item, id: place + 1, debtor: id })) : []
  const record = {
    ...body,
    id,
    debtor_addresses: owned(body.debtor_addresses),
    debtor_contacts: owned(body.debtor_contacts),
    debtor_debt: { ...(body.debtor_debt as object), id: 900 + id },
  }
  stored.push(record)
  return HttpResponse.json(record, { status: 201 })
}
type Answer = (body: Record<string, unknown>) => Response
let answers: Answer[]
let refusedFiles: string[]

beforeEach(() => {
  stored = []
  posts = []
  uploads = []
  answers = []
  refusedFiles = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  session.start(tokens)
  server.use(
    http.get('*/api/v1/debtor/', () => HttpResponse.json(stored)),
    http.get('*/api/v1/invoice/', () => HttpResponse.json([])),
    http.post('*/api/v1/debtor/', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      posts.push(body)
      return (answers.shift() ?? save)(body)
    }),
    http.post('*/api/v1/invoice/', async ({ request }) => {
      const form = await request.formData()
      const file = form.get('invoice_file')
      const name = file instanceof File ? file.name : ''
      uploads.push(`${form.get('debt')} ${name}`)
      if (refusedFiles.includes(name)) {
        refusedFiles = refusedFiles.filter((refused) => refused !== name)
        return HttpResponse.json({ invoice_file: ['Unreadable.'] }, { status: 400 })
      }
      return HttpResponse.json({ id: uploads.length, debt: 940, invoice_file: name })
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
  session.end()
  clearDrafts()
  for (const { id } of snackbar.queue()) snackbar.close(id)
  vi.useRealTimers()
})

const said = () => snackbar.queue().map(({ message }) => message)

async function open() {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/add-debt', () => <AddDebt by="form" csv={null} />),
      at('/debt-detail/$id', () => <h1>The debt</h1>),
      at('/elsewhere', () => <h1>Elsewhere</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/add-debt'] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('heading', { name: 'Add a debt' })
  return { router, user: userEvent.setup(), unmount: view.unmount }
}

type User = Awaited<ReturnType<typeof open>>['user']

/** "Email" and "Phone" are also what a contact can be. */
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`), {
    selector: ':not([type=radio])',
  })
const inGroup = (group: string) => within(screen.getByRole('group', { name: group }))
const saveDebt = () => screen.getByRole('button', { name: 'Save debt' })

async function fill(user: User, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label))
    await user.paste(text)
  }
}

const pick = (user: User, type: string) => user.click(screen.getByRole('radio', { name: type }))

async function fillShort(user: User) {
  await pick(user, 'A company')
  await fill(user, {
    'Company name': 'Lantern Freight Ltd',
    'Your reference': 'LF-42',
    Email: 'a@lantern.example',
    'Original amount': '5,000.00',
    'Last invoice date': '01/01/2024',
  })
}

/** Two presses before anything could be drawn anew. */
const pressTwice = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

describe('what is sent', () => {
  test('every field of a debt stands in its place', async () => {
    const { user, router } = await open()
    await pick(user, 'A company')
    await fill(user, {
      'Company name': ' Lantern  Freight Ltd ',
      'Trading name': 'Lantern',
      'Company number': '1234567',
      'VAT number': 'GB 980 7806 84',
      'Nature of business': 'Freight, Storage, Freight, ',
      Title: 'Ms',
      'First names': 'Ann',
      'Last name': 'Archer',
      Salutation: 'Dear Ms Archer',
      'Letter title': 'Ms A Archer',
      'Your reference': 'LF-42',
      'Other reference': 'INV-7',
      Email: 'ann@lantern.example',
      Phone: '020 7946 0123',
      'Original amount': '£5,000.00',
      'Amount outstanding': '4,500.50',
      'Last invoice date': '01/01/2024',
      'Debt type': 'Invoice',
      Department: 'Sales',
    })
    await user.click(field('The debtor disputes this debt'))
    const address = inGroup('Address')
    for (const [label, text] of Object.entries({
      'Address line 1': '14 Quayside',
      'Address line 2': 'Floor 2',
      'Address line 3': 'Block C',
      'Town or city': 'Bristol',
      County: 'Avon',
      Postcode: 'bs14dj',
    })) {
      await user.click(address.getByLabelText(new RegExp(`^${label}`)))
      await user.paste(text)
    }
    for (const flag of ['Residential', 'Billing', 'Delivery', 'Do not contact']) {
      await user.click(address.getByLabelText(flag))
    }
    const contact = inGroup('Contact')
    await user.click(contact.getByLabelText(/^Label/))
    await user.paste('Accounts')
    await user.click(contact.getByRole('radio', { name: 'Email' }))
    await user.click(contact.getByLabelText(/^Email address/))
    await user.paste('accounts@lantern.example')
    await user.click(contact.getByLabelText('Do not contact'))
    await user.click(saveDebt())

    await screen.findByRole('heading', { name: 'The debt' })
    expect(router.state.location.pathname).toBe('/debt-detail/40')
    expect(said()).toEqual(['Debt saved successfully!'])
    expect(posts).toEqual([
      {
        title: 'Ms',
        customer_ref: 'LF-42',
        company_type: 'Company',
        first_names: 'Ann',
        last_name: 'Archer',
        is_individual: false,
        company_name: 'Lantern Freight Ltd',
        trading_name: 'Lantern',
        salutation: 'Dear Ms Archer',
        letter_title: 'Ms A Archer',
        company_number: '01234567',
        vat_number: 'GB980780684',
        nature_of_business: ['Freight', 'Storage'],
        external_ref: 'INV-7',
        primary_email: 'ann@lantern.example',
        primary_phone: '020 7946 0123',
        debtor_addresses: [
          {
            label: 'Primary',
            street_1: '14 Quayside',
            street_2: 'Floor 2',
            street_3: 'Block C',
            city: 'Bristol',
            county: 'Avon',
            postcode: 'BS1 4DJ',
            country: 'United Kingdom',
            isResidential: true,
            isPrimary: true,
            isBilling: true,
            isDelivery: true,
            doNotContact: true,
            latitude: 0,
            longitude: 0,
            location: { type: 'Point', coordinates: [0, 0] },
          },
        ],
        debtor_contacts: [
          expect.objectContaining({ contact_type: 'Email', contact_value: 'ann@lantern.example' }),
          expect.objectContaining({ contact_type: 'Phone', contact_value: '020 7946 0123' }),
          expect.objectContaining({
            label: 'Accounts',
            contact_type: 'Email',
            contact_value: 'accounts@lantern.example',
            doNotContact: true,
          }),
        ],
        debtor_debt: {
          initial_debt: 5000,
          amount_outstanding: 4500.5,
          last_invoice_date: '2024-01-01',
          debt_type: 'Invoice',
          department: 'Sales',
          status: 'Processing',
          debt_disputed: true,
          add_late_payment_interest: true,
          add_late_payment_compensation: true,
          fee_type: 'Fixed Fee',
          interestDue: 1135.11,
          compDue: 70,
        },
      },
    ])
  }, 30_000)

  test('what is shown is what is sent; blanks become null and the whole amount', async () => {
    const { user } = await open()
    await fillShort(user)
    const shown = screen.getByText('Late payment interest').parentElement
    expect(shown).toHaveTextContent('£1,135.11')
    expect(shown).toHaveTextContent('£5,000.00 × 8.10% ÷ 365 × 1,023 days')
    expect(screen.getByText(/adds £1\.11 a day/)).toBeVisible()
    await user.clear(field('Last invoice date'))
    await user.click(saveDebt())
    await screen.findByRole('heading', { name: 'The debt' })
    expect(posts[0]?.debtor_debt).toMatchObject({
      last_invoice_date: null,
      amount_outstanding: 5000,
      interestDue: 0,
      compDue: 0,
    })
    expect(posts[0]?.debtor_addresses).toEqual([])
  }, 20_000)

  test('a private individual: no business fields, no additions until switched on again', async () => {
    const { user } = await open()
    await pick(user, 'A company')
    await fill(user, { 'Company number': 'not sent' })
    await pick(user, 'A private individual')
    expect(field('Add late payment interest')).not.toBeChecked()
    expect(field('Add late payment compensation')).not.toBeChecked()
    expect(screen.getByText(/covers debts between businesses only/)).toBeVisible()
    expect(screen.queryByLabelText(/^Company n/)).toBeNull()
    await user.click(field('Add late payment interest'))
    await fill(user, { 'Last name': 'Archer', Phone: '020 7946 0123', 'Original amount': '100' })
    await user.click(saveDebt())
    await screen.findByRole('heading', { name: 'The debt' })
    expect(posts[0]).toMatchObject({
      is_individual: true,
      company_type: 'Individual',
      company_number: '',
      debtor_debt: { add_late_payment_interest: true, add_late_payment_compensation: false },
    })
  }, 20_000)
})

describe('what is refused before sending', () => {
  test.each<[string, Record<string, string>, string]>([
    ['A company', { 'Company name': '' }, 'Enter the company name'],
    ['A company', { Email: '' }, 'Enter an address, email or phone for the debtor'],
    ['A company', { 'Original amount': '12,50' }, 'like 1,234.50'],
    ['A company', { 'Last invoice date': '31/02/2025' }, 'Enter a real date'],
    ['A company', { 'Last invoice date': '21/11/2026' }, 'Date must be today or in the past'],
    ['A private individual', {}, 'Enter the last name'],
  ])('%s with %j: %s', async (type, change, message) => {
    const { user } = await open()
    await fillShort(user)
    for (const [label, text] of Object.entries(change)) {
      await user.clear(field(label))
      if (text) await fill(user, { [label]: text })
    }
    await pick(user, type)
    await user.click(saveDebt())
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('There is a problem')
    expect(summary).toHaveTextContent(message)
    expect(posts).toEqual([])
  })
})

test('a refusal goes when the answer it hangs on changes', async () => {
  const { user } = await open()
  await pick(user, 'A company')
  await fill(user, { 'Original amount': '100' })
  await user.click(saveDebt())
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Enter the company name')
  await fill(user, { Phone: '020 7946 0123' })
  await waitFor(() => expect(summary).not.toHaveTextContent('Enter an address'))
  await pick(user, 'A private individual')
  await waitFor(() => expect(summary).not.toHaveTextContent('Enter the company name'))
})

describe('saving', () => {
  test('a double press saves once', async () => {
    const { user } = await open()
    await fillShort(user)
    pressTwice(saveDebt())
    await screen.findByRole('heading', { name: 'The debt' })
    expect(posts).toHaveLength(1)
  })

  test('a debt that may be there already is shown first and saved by a second press', async () => {
    save({ customer_ref: 'lf-42', company_name: 'Lantern', debtor_debt: { initial_debt: '9.00' } })
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('You may have added this debt already')
    expect(screen.getByRole('link', { name: /^Lantern/ })).toBeVisible()
    expect(posts).toEqual([])
    await user.click(saveDebt())
    await screen.findByRole('heading', { name: 'The debt' })
    expect(posts).toHaveLength(1)
  })

  test('a file that fails is retried alone; the debt is posted once', async () => {
    refusedFiles = ['b.pdf']
    const { user } = await open()
    await fillShort(user)
    await user.upload(field('Invoices'), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await screen.findByRole('button', { name: 'Remove c.pdf' })
    await user.click(saveDebt())
    await screen.findByText('The debt is saved. 2 of 3 files uploaded.')
    expect(screen.getByRole('link', { name: 'Open the debt' })).toHaveAttribute(
      'href',
      '/debt-detail/40',
    )
    expect(said()).toEqual(['Debt saved successfully!'])
    await user.click(screen.getByRole('button', { name: 'Retry upload b.pdf' }))
    await screen.findByRole('heading', { name: 'The debt' })
    expect(uploads).toEqual(['940 a.pdf', '940 b.pdf', '940 c.pdf', '940 b.pdf'])
    expect(posts).toHaveLength(1)
    expect(said()).toContain('Invoices uploaded successfully!')
  }, 20_000)

  test('a disguised file is refused before it is sent', async () => {
    const { user } = await open()
    await user.upload(field('Invoices'), [new File(['MZ'], 'invoice.pdf')])
    expect(await screen.findByText(/not what its name says/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove invoice.pdf' })).toBeNull()
  })

  test('a message of the server lands on its field', async () => {
    answers = [
      () => HttpResponse.json({ debtor_debt: { department: ['Too long.'] } }, { status: 400 }),
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await waitFor(() => expect(field('Department')).toHaveAccessibleDescription(/Too long\./))
    expect(field('Department')).toBeInvalid()
  })
})

describe('no answer to a save', () => {
  const lose: Answer = () => new HttpResponse(null, { status: 504 })

  test('it is found in the list: nothing is sent again', async () => {
    answers = [
      (body) => {
        save(body)
        return HttpResponse.error()
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText(/The debt is saved\./)
    expect(screen.getByRole('link', { name: 'Open the debt' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(posts).toHaveLength(1)
  })

  test('it is not there: sent again only when told to', async () => {
    answers = [lose]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt was not saved')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('The debt was not saved')
    expect(posts).toHaveLength(1)
    pressTwice(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByRole('heading', { name: 'The debt' })
    expect(posts).toHaveLength(2)
  })

  test('nobody could look: it cannot be sent again before that', async () => {
    answers = [lose]
    const { user } = await open()
    await fillShort(user)
    server.use(http.get('*/api/v1/debtor/', () => HttpResponse.error()))
    await user.click(saveDebt())
    await screen.findByText('We do not know yet whether the debt was saved')
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })
})

describe('unsaved work', () => {
  test('outlives an expired session', async () => {
    const { user, unmount } = await open()
    await fill(user, { 'Your reference': 'LF-42' })
    session.expire()
    unmount()
    session.start(tokens)
    await open()
    expect(field('Your reference')).toHaveValue('LF-42')
  })

  test('is asked about before it is left, and dropped with "Leave"', async () => {
    const { user, router } = await open()
    await router.navigate({ to: '/elsewhere' as never })
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await router.navigate({ to: '/add-debt' as never })
    await screen.findByRole('heading', { name: 'Add a debt' })
    await fill(user, { 'Your reference': 'LF-42' })
    void router.navigate({ to: '/elsewhere' as never })
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await router.navigate({ to: '/add-debt' as never })
    await waitFor(() => expect(field('Your reference')).toHaveValue(''))
  })
})
