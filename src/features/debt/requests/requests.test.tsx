import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { requestNote } from '@/rules/team-request'
import { hasDrafts } from '@/session/drafts'
import { snackbarMessages, withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, change, openDebtAsUser } from '../testing/debt'

withMockedApi()

const addNote = (note: string) =>
  world.notes.add({
    ...{ debt: 101, note, created_by: 'demo@example.com', created_at: '2026-11-20T09:00:00Z' },
  })

async function openRequest(name: string, search = '') {
  const opened = await openDebtAsUser(search)
  await opened.user.click(await button(name))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findAllByRole('textbox')
  async function fill(label: RegExp, text: string) {
    await opened.user.clear(dialog.getByLabelText(label))
    await opened.user.paste(text)
  }
  return { ...opened, dialog, fill }
}

const standing = async () =>
  (await screen.findByRole('region', { name: 'Where it stands' })).textContent

describe('a request to the team', () => {
  it.each([
    ['Ask us to pause', 'Request: please pause work on this debt until I write again.'],
    ['Ask us to withdraw', 'Request: please withdraw this debt and stop collecting it.'],
  ])('%s is added once, as a note', async (name, note) => {
    const { user, dialog } = await openRequest(name)
    await user.dblClick(dialog.getByRole('button', { name }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(writeRequests).toEqual([{ call: 'POST debt_notes/', body: { debt: 101, note } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await standing()).toContain(`You asked us on 20 November to ${name.split(' ').at(-1)}`)
  })

  it('that was lost is sent again by its own form alone', async () => {
    mockServer.use(http.post('*/api/v1/debt_notes/', () => new HttpResponse(null, { status: 500 })))
    const { user, dialog } = await openRequest('Ask us to pause')
    await user.click(dialog.getByRole('button', { name: 'Ask us to pause' }))
    expect(await dialog.findByRole('button', { name: 'Send again' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await button('Ask us to withdraw'))
    const other = within(await screen.findByRole('dialog', { name: 'Ask us to withdraw' }))
    expect(await other.findByRole('button', { name: 'Check again' })).toBeVisible()
    expect(other.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('to pause has a last day, which must be in the future, and a reason', async () => {
    const { user, dialog, fill } = await openRequest('Ask us to pause')
    const send = dialog.getByRole('button', { name: 'Ask us to pause' })
    await fill(/^Pause until/, '20/11/2026')
    await fill(/^Reason/, 'They are ill.')
    await user.click(send)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/must be in the future$/))
    await fill(/^Pause until/, '1/3/27')
    await user.click(send)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(writeRequests[0]?.body).toEqual({
      debt: 101,
      note: 'Request: please pause work on this debt until 1 March 2027.\nReason: They are ill.',
    })
  })

  it('is typed on after the session has expired', async () => {
    const { user, fill, unmount } = await openRequest('Ask us to withdraw')
    await fill(/^Reason/, 'They paid')
    unmount()
    await openDebtAsUser()
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText(/^Reason/)).toHaveValue('They paid')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(hasDrafts()).toBe(false)
  })

  it('that was cancelled while it was sent leaves open what is typed since', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    mockServer.use(http.post('*/api/v1/debt_notes/', () => arrival, { once: true }))
    const { user, dialog } = await openRequest('Ask us to withdraw')
    await user.click(dialog.getByRole('button', { name: 'Ask us to withdraw' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await button('Ask us to withdraw'))
    await user.type(await screen.findByLabelText(/^Reason/), 'They paid')
    arrive()
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('They paid')
    expect(hasDrafts()).toBe(true)
  })

  it.each([
    [{}, true],
    [{ status: 'Closed' }, false],
    [{ amount_outstanding: '0.00' }, false],
  ])('on a debt with %j is open: %s', async (debt, isStanding) => {
    change(debt)
    addNote(requestNote({ kind: 'pause', until: null }))
    await openDebtAsUser()
    expect((await standing())?.includes('You asked us')).toBe(isStanding)
  })
})

describe('a payment report', () => {
  it('of a part is made in three answers and stands beside what is paid', async () => {
    const { user, dialog, fill } = await openRequest('Report a payment', '?tab=payments')
    await fill(/^Amount paid/, '500')
    await fill(/^Date paid/, '19/11/26')
    await fill(/^Reference/, ' BACS  1 ')
    await user.dblClick(dialog.getByRole('button', { name: 'Report payment' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    const note =
      'Request: please record £500.00 paid to me directly on 19 November 2026, in part.\nReference: BACS 1'
    expect(writeRequests.map(({ body }) => body)).toEqual([{ debt: 101, note }])
    await screen.findByText(/£1,250\.00 paid so far; £500\.00 reported/)
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await standing()).toContain('£500.00 reported on 20 November, not confirmed')
    const paid = within(screen.getByRole('region', { name: 'The debt' })).getByText('Paid so far')
    expect(paid.nextSibling).toHaveTextContent('£1,250.00 £500.00 reported, not confirmed')
  })

  it('in full fills in what is outstanding and not yet reported, and warns of more', async () => {
    addNote(requestNote({ kind: 'payment', amount: 50_00, date: '2026-11-19', isInFull: false }))
    const { user, dialog, fill } = await openRequest('Report a payment')
    await user.click(dialog.getByRole('radio', { name: 'In full' }))
    expect(dialog.getByLabelText(/^Amount paid/)).toHaveValue('3700.00')
    expect(dialog.getByLabelText(/^Date paid/)).toHaveValue('20/11/2026')
    expect(dialog.queryByText(/this is more than is outstanding/)).toBeNull()
    await fill(/^Amount paid/, '3750')
    expect(dialog.getByText(/this is more than is outstanding/)).toBeVisible()
  })

  it('refuses a missing amount and a date in the future', async () => {
    const { user, dialog, fill } = await openRequest('Report a payment')
    await fill(/^Date paid/, '21/11/2026')
    await user.click(dialog.getByRole('button', { name: 'Report payment' }))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Enter the amount paid, like 1,234.50')
    expect(alert).toHaveTextContent('Date must be today or in the past')
    expect(writeRequests).toEqual([])
  })
})
