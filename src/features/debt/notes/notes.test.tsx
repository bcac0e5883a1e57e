import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { requestNote } from '@/rules/team-request'
import { delayedRequests, drafts } from '@/session/drafts'
import { snackbarMessages, withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, openDebt } from '../testing/debt'

withMockedApi()

const debtId = 101
const field = () => screen.findByRole('textbox', { name: 'Note' })
const notes = async () =>
  within(await screen.findByRole('list', { name: 'Notes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const openNotes = () => openDebt('?tab=notes')

it('the list of notes shows the newest first, with author, time and line breaks', async () => {
  openNotes()
  const [first, second] = await notes()
  expect(first).toContain('month.\n\nRing again')
  expect(first).toContain('admin@example.com')
  expect(first).toMatch(/2 Oct 2026, \d\d:30/)
  expect(second).toContain('Called, no answer.')
})

it.each(['stays', 'is opened again'])(
  'a note form that %s keeps what is typed while it sends',
  async (how) => {
    const { user } = openNotes()
    let respond = () => {}
    const sent = new Promise<void>((resolve) => (respond = resolve))
    mockServer.use(http.post('*/api/v1/debt_notes/', () => sent))
    await user.type(await field(), 'Rang twice.{enter}No answer. {Control>}{enter}{/Control}')
    for (const name of how === 'stays' ? [] : ['Overview', /^Notes/])
      await user.click(screen.getByRole('tab', { name }))
    await user.type(await field(), 'Ring on Friday.')
    respond()
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(writeRequests).toEqual([
      { call: 'POST debt_notes/', body: { debt: debtId, note: 'Rang twice.\nNo answer.' } },
    ])
    expect(await field()).toHaveValue('Ring on Friday.')
    expect(drafts.get(`note:${debtId}`)).toEqual({ note: 'Ring on Friday.' })
    expect((await notes())[0]).toContain('Rang twice.')
    expect(screen.getByRole('tab', { name: /^Notes/ })).toHaveTextContent('3')
  },
)

describe('deleting a note', () => {
  beforeEach(() => {
    vi.useRealTimers()
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-11-20T12:00:00Z'),
      shouldAdvanceTime: true,
    })
  })

  async function askToDelete() {
    const opened = openNotes()
    await opened.user.click(await button(/^Delete note Called, no answer\./))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete note' })
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete note' }))
    const undo = await button('Undo')
    await waitFor(async () => expect(await notes()).toHaveLength(1))
    return { ...opened, undo }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const deletion = { call: 'DELETE debt_notes/1/', body: null }

  it('is sent when the time to undo it is over', async () => {
    await askToDelete()
    await pass(3_000)
    expect(writeRequests).toEqual([])
    await pass(1_500)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note deleted successfully!']))
    expect(writeRequests).toEqual([deletion])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(await notes()).toHaveLength(1)
  })

  it('sends nothing and restores the note when undone', async () => {
    const { user, undo } = await askToDelete()
    await user.click(undo)
    expect(await notes()).toHaveLength(2)
    await pass(10_000)
    expect(writeRequests).toEqual([])
  })

  it('is sent at once by a logout', async () => {
    await askToDelete()
    for (const send of delayedRequests) await act(send)
    expect(writeRequests).toEqual([deletion])
  })

  it('is sent at once when another tab is opened', async () => {
    const { user } = await askToDelete()
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note deleted successfully!']))
    expect(writeRequests).toEqual([deletion])
  })

  it('says that the note was removed when someone else had removed it', async () => {
    mockServer.use(
      http.delete('*/api/v1/debt_notes/1/', () => {
        world.notes.remove(1)
        return HttpResponse.json({ detail: 'Not found.' }, { status: 404 })
      }),
    )
    const { user } = await askToDelete()
    await user.dblClick(await button('Dismiss'))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note removed successfully!']))
    expect(writeRequests).toEqual([deletion])
    expect(await notes()).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Notes/ })).toHaveTextContent('1'))
  })

  it('restores the note when it fails, and says so beside a button that repeats it', async () => {
    const refusal = () => HttpResponse.json({ detail: 'Not yours.' }, { status: 403 })
    mockServer.use(http.delete('*/api/v1/debt_notes/1/', refusal, { once: true }))
    const { user } = await askToDelete()
    await user.click(await button('Dismiss'))
    await waitFor(async () => expect(await notes()).toHaveLength(2))
    expect(snackbarMessages()).toEqual(['Not yours.'])
    expect(screen.getByRole('alert')).toHaveTextContent('was not deletedNot yours.')
    await user.click(await button('Try again'))
    await waitFor(() => expect(snackbarMessages()).toContain('Note deleted successfully!'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('hides a note until it is deleted, also while another one is deleted', async () => {
    let respond = () => {}
    const responded = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)))
    mockServer.use(http.delete('*/api/v1/debt_notes/:id/', () => responded))
    const { user } = await askToDelete()
    await user.click(await button(/^Delete note/))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete note' }),
    )
    await user.click(await button('Dismiss'))
    expect(screen.queryByText(/Called, no answer\./)).toBeNull()
    respond()
  })

  it('of a request says that the request goes', async () => {
    const note = requestNote({ kind: 'pause', until: null })
    world.notes.add({ debt: debtId, note, created_by: '', created_at: '2026-11-20T09:00:00Z' })
    const { user } = openNotes()
    await user.click(await button(/^Delete note Request/))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your request to pause will be deleted too.',
    )
  })
})
