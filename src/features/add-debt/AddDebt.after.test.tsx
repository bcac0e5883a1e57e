import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { AddFirstDebt } from './AddFirstDebt'
import {
  button,
  field,
  fill,
  fillShort,
  flushDeferred,
  open,
  pdf,
  saveDebt,
  savedPanel,
} from './testing/screen'
import { keepNote, said, save, startWorld, world } from './testing/world'

startWorld()

const lost = () => HttpResponse.error()
const debtIds = () =>
  screen
    .getAllByRole('link', { name: /^Lantern Freight Ltd, number/ })
    .map((link) => link.getAttribute('href'))

describe('what the debtor says', () => {
  const words = 'They say the goods came late.'
  async function saveDisputed() {
    const { user } = await open()
    await fillShort(user)
    await user.click(field('The debtor disputes this debt'))
    await fill(user, { 'What does the debtor say\\?': words })
    await user.click(saveDebt())
    await savedPanel()
    return user
  }

  test("is saved as the first note, not in the debt's body", async () => {
    await saveDisputed()
    await screen.findByText('What the debtor says is saved as the first note.')
    expect(world.notes).toMatchObject([{ debt: 940, note: words }])
    expect(world.posts[0]).not.toHaveProperty('dispute_reason')
    expect(hasDrafts()).toBe(false)
  })

  test('keeps a refused note and retries only the note', async () => {
    world.noteAnswers = [() => HttpResponse.json({ note: ['Too odd.'] }, { status: 400 })]
    const user = await saveDisputed()
    await screen.findByText('What the debtor says was not saved.')
    expect(screen.getByText(`“${words}”`)).toBeVisible()
    expect(said()).toEqual(['Debt saved successfully!', 'Note: Too odd.'])
    await user.click(button('Try again'))
    await screen.findByText('What the debtor says is saved as the first note.')
    expect(world.notes).toHaveLength(1)
    expect(world.posts).toHaveLength(1)
  })

  test('checks for the note before a retry when the response is lost', async () => {
    world.noteAnswers = [
      (body) => {
        keepNote(body)
        return lost()
      },
    ]
    await saveDisputed()
    await screen.findByText('What the debtor says is saved as the first note.')
    expect(world.notes).toHaveLength(1)
  })
})

test('W03: the panel links to both records when a debt was saved twice', async () => {
  world.answers = [
    (body) => {
      save(body)
      return save(body)
    },
  ]
  const { user } = await open()
  await fillShort(user)
  await user.click(saveDebt())
  await screen.findByText('This debt is in your list twice')
  expect(debtIds()).toEqual(['/debt-detail/41', '/debt-detail/40'])
})

test('an older matching debt does not count as saved twice', async () => {
  const older = {
    customer_ref: 'LF-42',
    company_name: 'Lantern Freight Ltd',
    debtor_debt: { initial_debt: '5000.00', last_invoice_date: '2024-01-01' },
  }
  save(older)
  const { user } = await open()
  await fillShort(user)
  await user.click(saveDebt())
  await savedPanel()
  await waitFor(() => expect(hasDrafts()).toBe(false))
  expect(world.stored).toHaveLength(2)
  expect(screen.queryByText(/This debt is in your list/)).toBeNull()
})

describe("W06: a response without the debt's id", () => {
  test('finds the debt in the list and uploads the invoices to it', async () => {
    world.answers = [
      (body) => {
        save(body)
        return HttpResponse.json({ id: 40 }, { status: 201 })
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.upload(field('Invoices'), [pdf('a.pdf')])
    await screen.findByRole('button', { name: 'Remove a.pdf' })
    await user.click(saveDebt())
    await screen.findByText('1 of 1 file uploaded.')
    expect(world.uploads).toEqual(['940 a.pdf'])
    expect(world.posts).toHaveLength(1)
  })

  test('shows an unconfirmed save with a link to the list when the list lacks the debt', async () => {
    world.answers = [
      () => {
        world.stored.push({ id: 40, company_name: 'Lantern Freight Ltd' })
        return HttpResponse.json({ id: 40 }, { status: 201 })
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('We do not know yet whether the debt was saved')
    expect(screen.getByRole('link', { name: /^Your debts/ })).toHaveAttribute('href', '/debts')
    expect(world.posts).toHaveLength(1)
  })
})

test('the form shows the reason when sending again is refused', async () => {
  world.answers = [lost, () => HttpResponse.json({ company_name: ['Too odd.'] }, { status: 400 })]
  const { user } = await open()
  await fillShort(user)
  await user.click(saveDebt())
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(field('Company name')).toHaveAccessibleDescription(/Too odd\./))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(field('Company name')).toHaveValue('Lantern Freight Ltd')
})

test('removing the failed file deletes the draft', async () => {
  world.refusedFiles = ['b.pdf']
  const { user } = await open()
  await fillShort(user)
  await user.upload(field('Invoices'), [pdf('a.pdf'), pdf('b.pdf')])
  await screen.findByRole('button', { name: 'Remove b.pdf' })
  await user.click(saveDebt())
  await screen.findByRole('button', { name: 'Retry upload b.pdf' })
  expect(hasDrafts()).toBe(true)
  await user.click(button('Remove b.pdf'))
  await screen.findByText('1 of 1 file uploaded.')
  expect(hasDrafts()).toBe(false)
})

test('the saved panel replaces the introduction and shows the next actions', async () => {
  const { user } = await open(AddFirstDebt)
  expect(screen.getByRole('heading', { name: 'Before you start' })).toBeVisible()
  await fillShort(user)
  await user.click(saveDebt())
  await savedPanel()
  expect(screen.queryByRole('heading', { name: 'Before you start' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See your debts' })).toHaveAttribute('href', '/debts')
})

test('the first debt cannot be left for later once it is saved', async () => {
  const { user } = await open(AddFirstDebt)
  expect(screen.getByRole('link', { name: "I'll do this later" })).toBeVisible()
  await fillShort(user)
  await user.click(saveDebt())
  await savedPanel()
  expect(screen.queryByRole('link', { name: "I'll do this later" })).toBeNull()
})

test('a further debt starts with the shared values of a series', async () => {
  const { user } = await open()
  await fillShort(user)
  await fill(user, { Department: 'Sales', 'Debt type': 'Invoice' })
  await user.click(saveDebt())
  await savedPanel()
  await user.click(button('Add another debt like this'))
  expect(field('Your reference')).toHaveValue('LF-')
  expect(field('Department')).toHaveValue('Sales')
  expect(field('Debt type')).toHaveValue('Invoice')
  expect(field('Original amount')).toHaveValue('')
  expect(hasDrafts()).toBe(false)
})

test('W08: the form is empty and sends nothing when it is reopened after saving', async () => {
  const { user, router } = await open()
  await fillShort(user)
  await user.click(saveDebt())
  await savedPanel()
  await waitFor(() => expect(hasDrafts()).toBe(false))
  await router.navigate({ to: '/elsewhere' as never })
  await screen.findByRole('heading', { name: 'Elsewhere' })
  router.history.back()
  await screen.findByRole('button', { name: 'Save debt' })
  await flushDeferred()
  expect(field('Your reference')).toHaveValue('')
  expect(world.posts).toHaveLength(1)
  expect(said()).toEqual(['Debt saved successfully!'])
})
