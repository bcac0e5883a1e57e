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

const inPart =
  'Request: the debtor has paid me directly, in part. Please keep collecting the rest.\n' +
  'Amount: £1,250.00\nDate: 19 November 2026\nReference: BACS 1'

async function openReport(name: string, path = '/debt-detail/1') {
  const opened = await openDebtAsUser(path)
  await opened.user.click(await button(name))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a payment' }))
  const field = (label: string | RegExp) => dialog.getByLabelText(label)
  return {
    ...opened,
    dialog,
    field,
    async fill(label: string | RegExp, text: string) {
      await opened.user.click(field(label))
      await opened.user.paste(text)
    },
    send: await dialog.findByRole('button', { name: 'Report payment' }),
  }
}

/** Fills in the report without sending it. */
async function fillReport(name: string, path?: string) {
  const opened = await openReport(name, path)
  const { user, fill, field } = opened
  await user.click(field('In part'))
  await fill('Amount paid', '1,250')
  await fill('Date paid', '19/11/26')
  await fill(/^Reference/, ' BACS  1 ')
  return opened
}

function addNote(request: TeamRequest, created_by = 'demo@example.com', extra = '') {
  const created_at = '2026-11-20T09:00:00Z'
  world.notes.add({ debt: 101, note: formatRequest(request) + extra, created_by, created_at })
}

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')

const report: TeamRequest = {
  kind: 'payment',
  extent: 'part',
  amount: 125_000,
  date: '2026-11-19',
  reference: 'BACS 1',
}

describe('a payment report', () => {
  test.each([
    ['Tell us it has been paid', '/debt-detail/1', 'In full'],
    ['Report a part payment', '/debt-detail/1', 'In part'],
    ['Report a payment', '/debt-detail/1?tab=payments', null],
  ])('opens in the same dialog from "%s" at %s', async (name, path, chosen) => {
    const { dialog } = await openReport(name, path)
    for (const radio of dialog.getAllByRole('radio')) {
      expect((radio as HTMLInputElement).checked).toBe(
        chosen !== null && radio === dialog.getByLabelText(chosen),
      )
    }
  })

  test('is previewed as the note that is then added once', async () => {
    const { user, dialog, send } = await fillReport('Report a part payment')
    const preview = within(
      dialog.getByRole('group', { name: 'This note will be added to the debt:' }),
    )
    expect(preview.getByRole('blockquote').textContent).toBe(inPart)
    await user.dblClick(send)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Note added successfully!']))
    expect(writeRequests).toEqual([{ call: 'POST debt_notes/', body: { debt: 101, note: inPart } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows in the timeline as reported and not yet confirmed', async () => {
    const { user, send } = await fillReport('Report a part payment', '/debt-detail/1?show=payments')
    await user.click(send)
    await waitFor(async () =>
      expect((await entries())[0]).toMatch(
        /^Payment of £1,250\.00 reported, not yet confirmed20 Nov 2026, \d\d:\d\d \(today\)In part, paid on 19 November 2026\nReference BACS 1$/,
      ),
    )
  })

  test('is listed beside the payments until it is confirmed', async () => {
    addNote(report)
    await openDebtAsUser('/debt-detail/1?tab=payments')
    const list = await screen.findByRole('list', { name: 'Reported, not yet confirmed' })
    expect(list).toHaveTextContent('£1,250.00, paid on 19 November 2026')
  })

  test.each([
    ['the day', { payment_date: '2026-11-19', reference: 'Other' }],
    ['the reference', { payment_date: '2026-11-21', reference: 'BACS 1' }],
  ])('is confirmed by a recorded payment of the amount and %s', async (_, recorded) => {
    addNote(report)
    addNote(report)
    world.payments.add({ debt: 101, amount: '1250.00', method: 'Card', ...recorded })
    await openDebtAsUser('/debt-detail/1?show=notes')
    const found = await entries()
    expect(found.flatMap((text) => text.match(/reported, [a-z ]+/) ?? [])).toEqual([
      'reported, confirmed',
      'reported, not yet confirmed',
    ])
  })

  test.each([
    ['of another amount', { amount: '1249.99', payment_date: '2026-11-19', reference: 'BACS 1' }],
    ['of another day and reference', { amount: '1250.00', payment_date: '', reference: '' }],
  ])('is not confirmed by a recorded payment %s', async (_, recorded) => {
    addNote({ ...report, reference: '' })
    world.payments.add({ debt: 101, method: 'Card', ...recorded })
    await openDebtAsUser('/debt-detail/1?show=notes')
    expect((await entries())[0]).toContain('reported, not yet confirmed')
  })

  test('is confirmed when nothing is outstanding', async () => {
    change({ amount_outstanding: '0.00' })
    addNote(report)
    await openDebtAsUser('/debt-detail/1?show=notes')
    expect((await entries())[0]).toContain('Payment of £1,250.00 reported, confirmed')
  })

  test.each([
    ['by somebody else', 'team@harbour-recovery.example', ''],
    ['with something added', 'demo@example.com', '\nIt bounced.'],
  ])('in a note %s is an ordinary note', async (_, author, extra) => {
    addNote(report, author, extra)
    await openDebtAsUser('/debt-detail/1?show=notes')
    expect((await entries())[0]).toContain(`Note by ${author}`)
  })

  test('warns before a payment is reported again', async () => {
    addNote(report)
    const { dialog } = await openReport('Tell us it has been paid')
    expect(dialog.getByText('You have already reported a payment')).toBeVisible()
    expect(dialog.getByText('£1,250.00, paid on 19 November 2026')).toBeVisible()
  })

  test('shows an error in the dialog and keeps the typed text when it is refused', async () => {
    mockServer.use(
      http.post('*/api/v1/debt_notes/', () =>
        HttpResponse.json({ note: ['Too many notes.'] }, { status: 400 }),
      ),
    )
    const { user, dialog, field, send } = await fillReport('Report a part payment')
    await user.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Note: Too many notes.')
    expect(field('Amount paid')).toHaveValue('1,250')
  })
})

describe('an invalid report', () => {
  const errors = async (name: string, typed: Record<string, string>) => {
    const { user, dialog, fill, send } = await openReport(name, '/debt-detail/1?tab=payments')
    for (const [label, text] of Object.entries(typed)) await fill(label, text)
    expect(dialog.queryByRole('blockquote')).toBeNull()
    await user.click(send)
    const alert = await dialog.findByRole('alert')
    expect(writeRequests).toEqual([])
    return within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  }

  test('is not sent when it is blank', async () => {
    expect(await errors('Report a payment', {})).toEqual([
      'Choose whether the debt was paid in full or in part',
      'Enter the amount paid, like 1,234.50',
      'Enter the date of the payment',
    ])
  })

  test('is not sent when the amount and date are invalid', async () => {
    const typed = { 'Amount paid': '0', 'Date paid': '21/11/2026' }
    expect(await errors('Report a payment', typed)).toEqual([
      'Choose whether the debt was paid in full or in part',
      'Enter the amount paid, like 1,234.50',
      'Date must be today or in the past',
    ])
  })
})

test.each([
  ['In full', '100', '£3,750.00 is outstanding. Choose “In part” if the rest is still owed.'],
  ['In part', '3750', '£3,750.00 is outstanding. Choose “In full” if nothing is left to collect.'],
  ['In full', '3,750.00', null],
  ['In part', '3,749.99', null],
])('the form with "%s" and %s warns: %s', async (extent, amount, remark) => {
  const { user, dialog, field } = await openReport('Tell us it has been paid')
  await user.click(field(extent))
  await user.type(field('Amount paid'), amount)
  if (remark) expect(dialog.getByText(remark)).toBeVisible()
  else expect(dialog.queryByText(/is outstanding\. Choose/)).toBeNull()
})
