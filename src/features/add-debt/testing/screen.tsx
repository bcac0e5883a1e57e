import { screen, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { afterEach } from 'vitest'
import { handlers } from '#mocks/handlers/all'
import { mockServer, world } from '#mocks/node'
import { useCreateDebtor } from '@/api/debtor/create'
import { hookValue } from '@/api/testing/server'
import { withMockedApi, writeRequests } from '@/testing/mocked-api'
import { mountScreen } from '@/testing/mount-screen'
import { AddDebt } from '../AddDebt'
import { AddFirstDebt } from '../AddFirstDebt'

/** Mocks the API for a client with debts, and ends the attempts that a test leaves open. */
export function setUpAddDebt() {
  withMockedApi()
  afterEach(() => hookValue(useCreateDebtor).attempt?.dismiss())
}

/** The bodies sent to a resource. */
export const posts = (resource: string) =>
  writeRequests.flatMap(({ call, body }) =>
    call === `POST ${resource}/` ? [body as Record<string, unknown>] : [],
  )
/** The newest debt of the server. */
export const newest = () => world.debtors.all().at(-1)

export const answerOnce = (resource: string, status: number, body: object = {}) =>
  mockServer.use(
    http.post(`*/api/v1/${resource}/`, () => HttpResponse.json(body, { status }), { once: true }),
  )

/**
 * Responds 500 to the next debt without storing it; the portal looks for it once. The returned function
 * stores it, like a request that arrives late.
 */
export function loseDebt() {
  let sent: Request | undefined
  mockServer.use(
    http.post(
      '*/api/v1/debtor/',
      ({ request }) => {
        sent = request.clone()
        return HttpResponse.json({}, { status: 500 })
      },
      { once: true },
    ),
  )
  return async () => void (sent && (await getResponse(handlers, sent)))
}

export async function open(path = '/add-debt') {
  const mounted = await mountScreen(path, {
    '/add-debt': () => <AddDebt by="form" csv={null} />,
    '/first-debt': () => <AddFirstDebt by="form" csv={null} />,
  })
  await screen.findByRole('heading', { level: 1 })
  return mounted
}

type User = Awaited<ReturnType<typeof open>>['user']

/** Skips radio buttons: those of a contact are labelled "Email" and "Phone", too. */
export const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`), {
    selector: ':not([type=radio])',
  })
export const inGroup = (group: string) => within(screen.getByRole('group', { name: group }))
export const button = (name: string) => screen.getByRole('button', { name })
export const savedPanel = () => screen.findByText(/^The debt is saved\./)
export const saveDebt = () => button('Save debt')

export async function fill(user: User, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label))
    await user.paste(text)
  }
}

export const pick = (user: User, type: string) =>
  user.click(screen.getByRole('radio', { name: type }))

export async function fillShort(user: User) {
  await pick(user, 'A company')
  await fill(user, {
    'Company name': 'Lantern Freight Ltd',
    'Your reference': 'LF-42',
    Email: 'a@lantern.example',
    'Original amount': '5,000.00',
    'Last invoice date': '01/01/2024',
  })
}

/** Opens the form, fills it with a short debt and more, and saves it. */
export async function openAndSave(more: (user: User) => Promise<unknown> = async () => {}) {
  const { user } = await open()
  await fillShort(user)
  await more(user)
  await user.click(saveDebt())
  return user
}

export async function choose(user: User, ...names: string[]) {
  const pdfs = names.map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' }))
  await user.upload(field('Invoices'), pdfs)
  for (const name of names) await screen.findByRole('button', { name: `Remove ${name}` })
}
