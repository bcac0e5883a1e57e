import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { formatRequest, type TeamRequest } from '@/rules/team-request'
import {
  button,
  change,
  openDebtAsUser,
  snackbarMessages,
  withMockedApi,
  writeRequests,
} from '../testing/debt'

withMockedApi()

const pause: TeamRequest = { kind: 'pause', until: null, reason: '' }
const withdraw: TeamRequest = { kind: 'withdraw', reason: '' }
const client = 'demo@example.com'
const team = 'team@harbour-recovery.example'

const addNote = (note: string, created_by = client, created_at = '2026-11-20T09:00:00Z') =>
  world.notes.add({ debt: 101, note, created_by, created_at })

async function openRequest(verb: string) {
  const opened = await openDebtAsUser('/debt-detail/1')
  await opened.user.click(await button(verb))
  const dialog = within(await screen.findByRole('dialog', { name: verb }))
  await dialog.findAllByRole('textbox')
  async function fill(label: RegExp, text: string) {
    await opened.user.click(dialog.getByLabelText(label))
    await opened.user.paste(text)
  }
  return { ...opened, dialog, fill }
}

const standing = async () =>
  (await screen.findByRole('region', { name: 'Where it stands' })).textContent ?? ''

describe('a request', () => {
  test.each([
    ['Ask us to pause', 'Request: please pause work on this debt until I write again.'],
    ['Ask us to withdraw', 'Request: please withdraw this debt and stop collecting it.'],
  ])('%s is previewed as the note that is then added once', async (verb, note) => {
    const { user, dialog } = await openRequest(verb)
    expect(dialog.getByRole('blockquote').textContent).toBe(note)
    expect(writeRequests).toEqual([])
    await user.dblClick(dialog.getByRole('button', { name: verb }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(writeRequests).toEqual([{ call: 'POST debt_notes/', body: { debt: 101, note } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await standing()).toContain(
      `You asked us to ${verb.split(' ').at(-1)} on 20 November 2026Our team has not answered yet.`,
    )
  })

  test('to pause has a reason and a date', async () => {
    const { user, dialog, fill } = await openRequest('Ask us to pause')
    await fill(/^Pause until/, '1/3/27')
    await fill(/^Reason/, 'They are ill.')
    await user.click(dialog.getByRole('button', { name: 'Ask us to pause' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    const note =
      'Request: please pause work on this debt until 1 March 2027.\nReason: They are ill.'
    expect(writeRequests.map(({ body }) => body)).toEqual([{ debt: 101, note }])
    expect(await standing()).toContain(
      'You asked us to pause on 20 November 2026Until 1 March 2027. Our team has not answered yet.',
    )
  })

  test('to pause until today is refused', async () => {
    const { user, dialog, fill } = await openRequest('Ask us to pause')
    await fill(/^Pause until/, '20/11/2026')
    expect(dialog.queryByRole('blockquote')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Ask us to pause' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Date must be in the future')
    expect(writeRequests).toEqual([])
  })

  test('to withdraw has no date', async () => {
    const { dialog } = await openRequest('Ask us to withdraw')
    expect(dialog.queryByLabelText(/until/i)).toBeNull()
    expect(dialog.getByLabelText(/^Reason/)).toBeVisible()
  })

  test('shows an error in the dialog and keeps the typed text when it is refused', async () => {
    mockServer.use(
      http.post('*/api/v1/debt_notes/', () =>
        HttpResponse.json({ note: ['Too many notes.'] }, { status: 400 }),
      ),
    )
    const { user, dialog, fill } = await openRequest('Ask us to pause')
    await fill(/^Reason/, 'They are ill.')
    await user.click(dialog.getByRole('button', { name: 'Ask us to pause' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Note: Too many notes.')
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('They are ill.')
  })

  test('warns before it is repeated', async () => {
    addNote(formatRequest(pause))
    const { user, dialog } = await openRequest('Ask us to pause')
    expect(dialog.getByText('You asked us to pause on 20 November 2026')).toBeVisible()
    expect(dialog.getByText(/^Do you want to ask again\?/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Ask us to pause again' }))
    await waitFor(() => expect(writeRequests).toHaveLength(1))
  })

  test('does not warn of another kind of request', async () => {
    addNote(formatRequest(withdraw))
    const { dialog } = await openRequest('Ask us to pause')
    expect(dialog.queryByText(/ask again/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Ask us to pause' })).toBeVisible()
  })
})

describe('open requests', () => {
  const requests = async () => {
    const panel = within(await screen.findByRole('region', { name: 'Where it stands' }))
    return panel.queryAllByText(/^You asked us/).map(({ textContent }) => textContent)
  }
  const requestHeading = 'You asked us to pause on 20 November 2026'

  test('are the newest of each kind, oldest first', async () => {
    addNote(formatRequest(withdraw), client, '2026-11-18T23:30:00Z')
    addNote(formatRequest(pause), client, '2026-11-01T09:00:00Z')
    addNote(formatRequest({ ...pause, until: '2027-03-01' }), client)
    await openDebtAsUser('/debt-detail/1')
    expect(await requests()).toEqual([
      'You asked us to withdraw on 18 November 2026',
      requestHeading,
    ])
  })

  test('include a note without author or date', async () => {
    addNote(formatRequest(pause), '', '')
    await openDebtAsUser('/debt-detail/1')
    expect(await requests()).toEqual(['You asked us to pause'])
    expect(await standing()).not.toContain('has not answered')
  })

  test.each<[string, boolean, () => void]>([
    ['after a note of the client', true, () => addNote('Rang.', client, '2026-11-20T10:00:00Z')],
    ['after a note without author', true, () => addNote('Rang.', '', '2026-11-20T10:00:00Z')],
    ['after an older note of the team', true, () => addNote('Hi.', team, '2026-11-19T10:00:00Z')],
    ['after a note of the team', false, () => addNote('Done.', team, '2026-11-20T10:00:00Z')],
    ['while the debt is on hold', false, () => change({ status: 'On hold' })],
    ['when the debt is closed', false, () => change({ status: 'Closed' })],
    ['when nothing is outstanding', false, () => change({ amount_outstanding: '0.00' })],
  ])('%s the request is open: %s', async (_, isOpen, act) => {
    addNote(formatRequest(pause))
    act()
    await openDebtAsUser('/debt-detail/1')
    expect(await requests()).toEqual(isOpen ? [requestHeading] : [])
  })

  test.each([
    ['2026-11-20', [requestHeading]],
    ['2026-11-19', []],
  ])('a request to pause until %s shows as %j', async (until, found) => {
    addNote(formatRequest({ ...pause, until }))
    await openDebtAsUser('/debt-detail/1')
    expect(await requests()).toEqual(found)
  })

  test.each([
    ['by the team', formatRequest(pause), team],
    ['that quotes a request', `> ${formatRequest(pause)}`, client],
    ['that was edited', `${formatRequest(pause)}\nNo, do not.`, client],
  ])('a note %s is no request', async (_, note, author) => {
    addNote(note, author)
    await openDebtAsUser('/debt-detail/1')
    expect(await requests()).toEqual([])
  })
})
