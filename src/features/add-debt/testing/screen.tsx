import { act, screen, within } from '@testing-library/react'
import { mountScreen } from '@/testing/mount-screen'
import { AddDebt } from '../AddDebt'

export async function open(Screen: typeof AddDebt = AddDebt) {
  const mounted = await mountScreen('/add-debt', {
    '/add-debt': () => <Screen by="form" csv={null} />,
  })
  await screen.findByRole('heading', { level: 1 })
  return mounted
}

type User = Awaited<ReturnType<typeof open>>['user']

/** "Email" and "Phone" are also what a contact can be. */
export const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`), {
    selector: ':not([type=radio])',
  })
export const inGroup = (group: string) => within(screen.getByRole('group', { name: group }))
export const button = (name: string) => screen.getByRole('button', { name })
export const savedPanel = () => screen.findByText(/^The debt is saved\./)
export const saveDebt = () => screen.getByRole('button', { name: 'Save debt' })

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

/** Clicks twice before React can render. */
export const pressTwice = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })

export async function choose(user: User, ...names: string[]) {
  const pdfs = names.map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' }))
  await user.upload(field('Invoices'), pdfs)
  for (const name of names) await screen.findByRole('button', { name: `Remove ${name}` })
}
