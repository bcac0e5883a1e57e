import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { hasDrafts, readDraft, saveDraft } from '@/session/drafts'
import { AddFirstDebt } from './AddFirstDebt'
import {
  button,
  field,
  fill,
  fillShort,
  open,
  pdf,
  pressTwice,
  saveDebt,
  savedPanel,
} from './testing/screen'
import { json, said, save, startWorld, world } from './testing/world'

startWorld()

/** The server's own failure, after which the list is searched once. */
const lost = json(500, {})

async function choose(user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) {
  await user.upload(field('Invoices'), names.map(pdf))
  for (const name of names) await screen.findByRole('button', { name: `Remove ${name}` })
}

describe('saving', () => {
  it('sends one request when pressed twice, and shows the next actions', async () => {
    const { user } = await open(AddFirstDebt)
    expect(screen.getByRole('link', { name: "I'll do this later" })).toBeVisible()
    await fillShort(user)
    pressTwice(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(1)
    expect(said()).toEqual(['Debt saved successfully!'])
    expect(screen.getByRole('link', { name: 'Open the debt' })).toHaveAttribute(
      'href',
      `/debt-detail/${world.stored[0]?.id}`,
    )
    expect(screen.getByRole('link', { name: 'See your debts' })).toHaveAttribute('href', '/debts')
    expect(screen.queryByText(/^Before you start/)).toBeNull()
    expect(screen.queryByRole('link', { name: "I'll do this later" })).toBeNull()
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  it('lists matching debts while typing, and still saves', async () => {
    save({ customer_ref: 'lf-42', company_name: 'Lantern', debtor_debt: { initial_debt: '9.00' } })
    const { user } = await open()
    await fillShort(user)
    await screen.findByText('You may have added this debt already')
    expect(screen.getByRole('link', { name: /^Lantern/ })).toHaveAttribute(
      'href',
      `/debt-detail/${world.stored[0]?.id}`,
    )
    await user.click(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(1)
  })

  it('retries only the failed file, and posts the debt once', async () => {
    world.refusedFiles = ['b.pdf']
    const { user } = await open()
    await fillShort(user)
    await choose(user, 'a.pdf', 'b.pdf', 'c.pdf')
    await user.click(saveDebt())
    await screen.findByText('2 of 3 files uploaded.')
    expect(said()).toContain('b.pdf: Invoice: Unreadable.')
    await user.click(button('Retry upload b.pdf'))
    await screen.findByText('3 of 3 files uploaded.')
    expect(world.uploads.map((line) => line.split(' ')[1])).toEqual([
      ...['a.pdf', 'b.pdf', 'c.pdf'],
      'b.pdf',
    ])
    expect(world.posts).toHaveLength(1)
    expect(said()).toContain('Invoices uploaded successfully!')
    expect(hasDrafts()).toBe(false)
  })

  it('is done when the last failed file is removed', async () => {
    world.refusedFiles = ['b.pdf']
    const { user } = await open()
    await fillShort(user)
    await choose(user, 'a.pdf', 'b.pdf')
    await user.click(saveDebt())
    await screen.findByRole('button', { name: 'Retry upload b.pdf' })
    expect(hasDrafts()).toBe(true)
    await user.click(button('Remove b.pdf'))
    await screen.findByText('1 of 1 file uploaded.')
    expect(hasDrafts()).toBe(false)
  })

  it('uploads the invoices to the new debt when the answer is its id alone', async () => {
    world.answers = [
      (body) => {
        save(body)
        return HttpResponse.json({ id: world.stored[0]?.id }, { status: 201 })
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await choose(user, 'a.pdf')
    await user.click(saveDebt())
    await screen.findByText('1 of 1 file uploaded.')
    const debt = world.stored[0]?.debtor_debt as { id: number }
    expect(world.uploads).toEqual([`${debt.id} a.pdf`])
  })

  it('starts a further debt with the shared values of a series', async () => {
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
    expect(world.posts).toHaveLength(1)
  })
})

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
  const kept = () => screen.findByText('What the debtor says is saved as the first note.')

  it("is saved as the first note, not in the debt's body", async () => {
    await saveDisputed()
    await kept()
    const debt = world.stored[0]?.debtor_debt as { id: number }
    expect(world.notes).toMatchObject([{ debt: debt.id, note: words }])
    expect(world.posts[0]).not.toHaveProperty('dispute_reason')
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  it('is kept when it is refused, and only the note is sent again', async () => {
    world.noteAnswers = [json(400, { note: ['Too odd.'] })]
    const user = await saveDisputed()
    expect(await screen.findByText(`“${words}”`)).toBeVisible()
    expect(said()).toEqual(['Debt saved successfully!', 'Note: Too odd.'])
    await user.click(button('Try again'))
    await kept()
    expect(world.notes).toHaveLength(1)
    expect(world.posts).toHaveLength(1)
  })
})

describe('a save without a response', () => {
  it('sends nothing again when the list has the debt', async () => {
    world.answers = [
      (body) => {
        save(body)
        return lost(body)
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await savedPanel()
    expect(screen.getByText(/but it is in your list/)).toBeVisible()
    expect(world.posts).toHaveLength(1)
  })

  it('keeps what was typed below the open attempt, and sends again only on request', async () => {
    world.answers = [lost]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt may not have been saved')
    expect(field('Your reference')).toHaveValue('LF-42')
    await user.click(button('Check again'))
    await screen.findByText('The debt may not have been saved')
    expect(world.posts).toHaveLength(1)
    await user.click(button('Send again'))
    await savedPanel()
    expect(world.posts).toHaveLength(2)
  })

  it('shows the reason in the form when sending again is refused', async () => {
    world.answers = [lost, json(400, { company_name: ['Too odd.'] })]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(field('Company name')).toHaveAccessibleDescription(/Too odd\./))
    expect(field('Company name')).toHaveValue('Lantern Freight Ltd')
  })

  it('looks for the first version before an edited one is sent', async () => {
    world.answers = [lost]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt may not have been saved')
    save({ ...world.posts[0] })
    await fill(user, { 'Other reference': 'INV-7' })
    await user.click(saveDebt())
    await savedPanel()
    expect(screen.getByText('Your later changes were not sent')).toBeVisible()
    expect(world.posts).toHaveLength(1)
  })

  it('does not take a debt of an earlier form for the one that is typed now', async () => {
    world.answers = [lost]
    const earlier = await open()
    await fillShort(earlier.user)
    await earlier.user.click(saveDebt())
    await screen.findByText('The debt may not have been saved')
    save({ ...world.posts[0] })
    cleanup()
    // A form in which the same was typed, and nothing was sent.
    saveDraft('debt', { ...readDraft<object>('debt'), sent: null })
    const { user } = await open()
    await fill(user, { 'Your reference': 'LF-43' })
    await user.click(saveDebt())
    await waitFor(() =>
      expect(said()).toContain(
        'The debt you sent before is saved. This one has not been sent yet.',
      ),
    )
    expect(world.posts).toHaveLength(1)
    await user.click(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(2)
  })
})
