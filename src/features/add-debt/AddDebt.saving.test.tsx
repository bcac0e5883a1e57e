import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { handlers } from '#mocks/handlers/all'
import { mockServer, world } from '#mocks/node'
import { drafts, hasDrafts } from '@/session/drafts'
import { snackbarMessages, writeRequests } from '@/testing/mocked-api'
import {
  answerOnce,
  button,
  choose,
  field,
  fill,
  fillShort,
  loseDebt,
  newest,
  open,
  openAndSave,
  posts,
  saveDebt,
  savedPanel,
  setUpAddDebt,
} from './testing/screen'

setUpAddDebt()

const notSaved = () => screen.findByText('The debt may not have been saved')
const filesOf = (debt: number | undefined) =>
  world.invoices.where((invoice) => invoice.debt === debt).map(({ path }) => path.split('/').at(-1))

describe('saving', () => {
  it('sends one request when pressed twice, and shows the next actions', async () => {
    const later = () => screen.queryByRole('link', { name: "I'll do this later" })
    const { user } = await open('/first-debt')
    expect(later()).toBeVisible()
    await fillShort(user)
    await user.dblClick(saveDebt())
    await savedPanel()
    expect(writeRequests).toHaveLength(1)
    expect(snackbarMessages()).toEqual(['Debt saved successfully!'])
    for (const [name, href] of [
      ['Open the debt', `/debt-detail/${newest()?.id}`],
      ['See your debts', '/debts'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(screen.queryByText(/^Before you start/)).toBeNull()
    expect(later()).toBeNull()
    await waitFor(() => expect(hasDrafts()).toBe(false))
    await user.click(button('Add another debt like this'))
    await screen.findByRole('heading', { level: 1, name: 'Add a debt' })
    expect(field('Your reference')).toHaveValue('LF-')
  })

  it('lists duplicate debts while typing, and still saves', async () => {
    // The same by its reference and by its name and amount, but listed once.
    const [first] = world.debtors.all()
    if (!first) throw new Error('the demo data have no debts')
    const named = { customer_ref: 'lf-42', company_name: 'The LANTERN FREIGHT, Limited.' }
    world.debtors.save({ ...first, ...named, debt: { ...first.debt, initial_debt: '5000.00' } })
    await openAndSave(async () => {
      await screen.findByText('You may have added this debt already')
      const link = screen.getByRole('link', { name: /LANTERN/ })
      expect(link).toHaveAttribute('href', `/debt-detail/${first.id}`)
      expect(link.parentElement).toHaveTextContent('lf-42, £5,000.00: the same reference')
    })
    await savedPanel()
  })

  it('retries only the failed file, and posts the debt once', async () => {
    const user = await openAndSave(async (user) => {
      await choose(user, 'a.pdf', 'b.pdf')
      answerOnce('invoice', 400, { invoice_file: ['Unreadable.'] })
    })
    await screen.findByText('1 of 2 files uploaded.')
    expect(snackbarMessages()).toContain('a.pdf: Invoice: Unreadable.')
    expect(hasDrafts()).toBe(true)
    await user.click(button('Retry upload a.pdf'))
    await screen.findByText('2 of 2 files uploaded.')
    expect(filesOf(newest()?.debt.id)).toEqual(['b.pdf', 'a.pdf'])
    expect(posts('debtor')).toHaveLength(1)
    expect(snackbarMessages()).toContain('Invoices uploaded successfully!')
    expect(hasDrafts()).toBe(false)
  })

  /** Holds the next request back until the returned function is called. */
  function hold(resource: string) {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    mockServer.use(http.post(`*/api/v1/${resource}/`, () => arrival, { once: true }))
    return () => arrive()
  }

  it('goes on when its screen is left, and sends the files once the person is back', async () => {
    const arrive = hold('debtor')
    const { user, goTo } = await open()
    await fillShort(user)
    await choose(user, 'a.pdf')
    await user.click(saveDebt())
    goTo('/elsewhere')
    await screen.findByRole('heading', { name: 'Elsewhere' })
    goTo('/add-debt')
    await waitFor(() => expect(field('Your reference')).toHaveValue('LF-42'))
    expect(screen.queryByText('This is what you typed earlier')).toBeNull()
    arrive()
    await screen.findByText('1 of 1 file uploaded.')
    expect(posts('debtor')).toHaveLength(1)
  })

  it('says when the list has the debt twice, as a browser may repeat a request', async () => {
    const respond = async ({ request }: { request: Request }) => {
      await getResponse(handlers, request.clone())
      return getResponse(handlers, request)
    }
    mockServer.use(http.post('*/api/v1/debtor/', respond, { once: true }))
    await openAndSave()
    await screen.findByText('It is in your list 2 times. Tell us, so that we claim it once.')
  })

  it('is not offered again when the files of a screen that was left have arrived', async () => {
    const arrive = hold('invoice')
    await openAndSave((user) => choose(user, 'a.pdf'))
    await savedPanel()
    cleanup()
    await open()
    await savedPanel()
    arrive()
    await waitFor(() => expect(hasDrafts()).toBe(false))
    expect(screen.queryByRole('button', { name: 'Save debt' })).toBeNull()
  })

  const answerWithIdAlone = () =>
    mockServer.use(
      http.post('*/api/v1/debtor/', async ({ request }) => {
        await getResponse(handlers, request)
        return HttpResponse.json({ id: newest()?.id }, { status: 201 })
      }),
    )

  it('is no unsaved work any more when there is nothing to send to an id that cannot be read', async () => {
    answerWithIdAlone()
    mockServer.use(http.get('*/api/v1/debtor/:id', () => HttpResponse.json({}, { status: 404 })))
    await openAndSave()
    await savedPanel()
    expect(hasDrafts()).toBe(false)
  })

  it('uploads the invoices to the new debt when the response is its id alone', async () => {
    answerWithIdAlone()
    await openAndSave((user) => choose(user, 'a.pdf'))
    await screen.findByText('1 of 1 file uploaded.')
    expect(filesOf(newest()?.debt.id)).toEqual(['a.pdf'])
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
    expect(posts('debt_notes')).toEqual([{ debt: newest()?.debt.id, note: text }])
    expect(posts('debtor')[0]).not.toHaveProperty('dispute_reason')
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  it('is kept when it is refused, and only the note is sent again', async () => {
    answerOnce('debt_notes', 400, { note: ['Too odd.'] })
    const user = await saveDisputed()
    expect(await screen.findByText(`“${text}”`)).toBeVisible()
    const messages = ['Debt saved successfully!', 'Note: Too odd.']
    await waitFor(() => expect(snackbarMessages()).toEqual(messages))
    await user.click(button('Add another debt like this'))
    const question = await screen.findByRole('alertdialog', { name: /^Discard what has not/ })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await user.click(button('Try again'))
    await kept()
    expect(writeRequests.map(({ call }) => call)).toEqual([
      ...['POST debtor/', 'POST debt_notes/', 'POST debt_notes/'],
    ])
  })
})

describe('a save without a response', () => {
  it('does not take a debt of an earlier form for the one that is typed now', async () => {
    const arrive = loseDebt()
    await openAndSave()
    await notSaved()
    await arrive()
    cleanup()
    drafts.clear()
    const { user } = await open()
    await user.click(button('Check again'))
    await screen.findByText('The debt you sent before is saved')
    expect(screen.queryByText('There is a problem')).toBeNull()
    expect(field('Your reference')).toHaveValue('')
    expect(writeRequests).toHaveLength(1)
  })
})
