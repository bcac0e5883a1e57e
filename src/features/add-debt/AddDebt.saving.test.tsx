import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { hasDrafts, readDraft, saveDraft } from '@/session/drafts'
import { AddFirstDebt } from './AddFirstDebt'
import {
  button,
  choose,
  field,
  fill,
  fillShort,
  open,
  openAndSave,
  pressTwice,
  saveDebt,
  savedPanel,
} from './testing/screen'
import { json, save, startWorld, world } from './testing/world'

const { said } = startWorld()

/** The server's own failure, after which the list is searched once. */
const lost = json(500, {})
const notSaved = () => screen.findByText('The debt may not have been saved')
const debtId = () => (world.stored[0]?.debtor_debt as { id: number } | undefined)?.id

describe('saving', () => {
  it('sends one request when pressed twice, and shows the next actions', async () => {
    const later = () => screen.queryByRole('link', { name: "I'll do this later" })
    const { user } = await open(AddFirstDebt)
    expect(later()).toBeVisible()
    await fillShort(user)
    pressTwice(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(1)
    expect(said()).toEqual(['Debt saved successfully!'])
    for (const [name, href] of [
      ['Open the debt', `/debt-detail/${world.stored[0]?.id}`],
      ['See your debts', '/debts'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(screen.queryByText(/^Before you start/)).toBeNull()
    expect(later()).toBeNull()
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  it('lists duplicate debts while typing, and still saves', async () => {
    save({ customer_ref: 'lf-42', company_name: 'Lantern', debtor_debt: { initial_debt: '9.00' } })
    await openAndSave(async () => {
      await screen.findByText('You may have added this debt already')
      const link = screen.getByRole('link', { name: /^Lantern/ })
      expect(link).toHaveAttribute('href', `/debt-detail/${world.stored[0]?.id}`)
    })
    await savedPanel()
    expect(world.posts).toHaveLength(1)
  })

  it('retries only the failed file, and posts the debt once', async () => {
    world.refusedFiles = ['b.pdf']
    const user = await openAndSave((user) => choose(user, 'a.pdf', 'b.pdf', 'c.pdf'))
    await screen.findByText('2 of 3 files uploaded.')
    expect(said()).toContain('b.pdf: Invoice: Unreadable.')
    expect(hasDrafts()).toBe(true)
    await user.click(button('Retry upload b.pdf'))
    await screen.findByText('3 of 3 files uploaded.')
    expect(world.uploads.map((line) => line.split(' ')[1]).join()).toBe('a.pdf,b.pdf,c.pdf,b.pdf')
    expect(world.posts).toHaveLength(1)
    expect(said()).toContain('Invoices uploaded successfully!')
    expect(hasDrafts()).toBe(false)
  })

  it('uploads the invoices to the new debt when the response is its id alone', async () => {
    world.responses = [
      (body) => {
        save(body)
        return HttpResponse.json({ id: world.stored[0]?.id }, { status: 201 })
      },
    ]
    await openAndSave((user) => choose(user, 'a.pdf'))
    await screen.findByText('1 of 1 file uploaded.')
    expect(world.uploads).toEqual([`${debtId()} a.pdf`])
  })

  it('starts a further debt with the shared values of a series', async () => {
    const user = await openAndSave((user) =>
      fill(user, { Department: 'Sales', 'Debt type': 'Invoice' }),
    )
    await savedPanel()
    await user.click(button('Add another debt like this'))
    expect(field('Your reference')).toHaveValue('LF-')
    expect(field('Department')).toHaveValue('Sales')
    expect(field('Debt type')).toHaveValue('Invoice')
    expect(field('Original amount')).toHaveValue('')
  })
})

describe('what the debtor says', () => {
  const text = 'They say the goods came late.'
  async function saveDisputed() {
    const user = await openAndSave(async (user) => {
      await user.click(field('The debtor disputes this debt'))
      await fill(user, { 'What does the debtor say\\?': text })
    })
    await savedPanel()
    return user
  }
  const kept = () => screen.findByText('What the debtor says is saved as the first note.')

  it("is saved as the first note, not in the debt's body", async () => {
    await saveDisputed()
    await kept()
    expect(world.notes).toMatchObject([{ debt: debtId(), note: text }])
    expect(world.posts[0]).not.toHaveProperty('dispute_reason')
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  it('is kept when it is refused, and only the note is sent again', async () => {
    world.noteResponses = [json(400, { note: ['Too odd.'] })]
    const user = await saveDisputed()
    expect(await screen.findByText(`“${text}”`)).toBeVisible()
    expect(said()).toEqual(['Debt saved successfully!', 'Note: Too odd.'])
    await user.click(button('Try again'))
    await kept()
    expect(world.notes).toHaveLength(1)
    expect(world.posts).toHaveLength(1)
  })
})

describe('a save without a response', () => {
  it('sends nothing again when the list has the debt', async () => {
    world.responses = [
      (body) => {
        save(body)
        return lost(body)
      },
    ]
    await openAndSave()
    await savedPanel()
    expect(screen.getByText(/but it is in your list/)).toBeVisible()
    expect(world.posts).toHaveLength(1)
  })

  it('keeps what was typed, and sends again only on request, with the reason of a refusal', async () => {
    world.responses = [lost, json(400, { company_name: ['Too odd.'] })]
    const user = await openAndSave()
    await notSaved()
    expect(field('Your reference')).toHaveValue('LF-42')
    await user.click(button('Check again'))
    await notSaved()
    expect(world.posts).toHaveLength(1)
    await user.click(button('Send again'))
    await waitFor(() => expect(field('Company name')).toHaveAccessibleDescription(/Too odd\./))
    await user.click(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(3)
  })

  it('looks for the first version before an edited one is sent', async () => {
    world.responses = [lost]
    const user = await openAndSave()
    await notSaved()
    save({ ...world.posts[0] })
    await fill(user, { 'Other reference': 'INV-7' })
    await user.click(saveDebt())
    await savedPanel()
    expect(screen.getByText('Your later changes were not sent')).toBeVisible()
    expect(world.posts).toHaveLength(1)
  })

  it('does not take a debt of an earlier form for the one that is typed now', async () => {
    world.responses = [lost]
    await openAndSave()
    await notSaved()
    save({ ...world.posts[0] })
    cleanup()
    // A form in which the same was typed, and nothing was sent.
    saveDraft('debt', { ...readDraft<object>('debt'), sent: null })
    const { user } = await open()
    await fill(user, { 'Your reference': 'LF-43' })
    await user.click(saveDebt())
    const message = 'The debt you sent before is saved. This one has not been sent yet.'
    await waitFor(() => expect(said()).toContain(message))
    expect(world.posts).toHaveLength(1)
    await user.click(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(2)
  })
})
