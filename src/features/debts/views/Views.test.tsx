import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { preferences } from '@/session/preferences'
import { snackbar } from '@/session/snackbar'
import { open, setUpList, table } from '../testing/list'

setUpList()

const views = () => within(screen.getByRole('dialog', { name: 'Views' }))
const openViews = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await screen.findByRole('dialog', { name: 'Views' })
}
const stored = () => JSON.stringify(Object.entries(localStorage))
const dialogButton = async (name: string) =>
  within(await screen.findByRole('alertdialog')).findByRole('button', { name })
const focused = () => document.activeElement as HTMLElement
const messages = () => snackbar.queue().map(({ message }) => message)

test('a view filters the list and is marked as active', async () => {
  const { router, user } = open()
  await table()
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('link', { name: 'Over 90 days, not disputed' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      age: ['91-180', 'over-180'],
      disputed: 'no',
      sort: 'overdue',
      dir: 'desc',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openViews(user)
  await waitFor(() =>
    expect(views().getByRole('link', { current: 'page' })).toHaveTextContent(
      'Over 90 days, not disputed',
    ),
  )
})

test('the current filters can be saved as a view without the search text, renamed and removed', async () => {
  localStorage.clear()
  const { router, user } = open('/?q=alderbrook&show=overdue')
  await table()
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Save view' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a name for the view')
  await user.type(screen.getByLabelText('Name of this view'), ' To  chase {enter}')
  expect(messages()).toEqual(['View saved.'])
  expect(stored()).toContain('To chase')
  expect(stored()).not.toContain('alderbrook')

  await user.click(screen.getByRole('button', { name: /^All/ }))
  await openViews(user)
  await user.click(views().getByRole('link', { name: 'To chase' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'overdue' }))

  await openViews(user)
  await user.click(views().getByRole('button', { name: 'Rename To chase' }))
  await user.click(views().getByRole('button', { name: 'Cancel' }))
  const rename = views().getByRole('button', { name: 'Rename To chase' })
  expect(rename).toHaveFocus()
  await user.click(rename)
  await user.click(views().getByRole('button', { name: 'Save name' }))
  expect(views().getByRole('button', { name: 'Rename To chase' })).toHaveFocus()
  await user.click(views().getByRole('button', { name: 'Rename To chase' }))
  const box = views().getByLabelText('New name for To chase')
  expect(box).toHaveFocus()
  await user.clear(box)
  await user.type(box, 'Chase first{enter}')
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
  expect(views().getByRole('link', { name: /Chase first/ })).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Settled/ }))
  await openViews(user)
  await user.type(views().getByLabelText('Name of this view'), 'chase FIRST{enter}')
  await user.click(await dialogButton('Cancel'))
  expect(stored()).not.toContain('settled')
  await user.type(views().getByLabelText('Name of this view'), 'chase FIRST{enter}')
  await user.click(await dialogButton('Replace view'))
  expect(stored()).toContain('settled')
  expect(views().getAllByRole('link', { name: /chase first/i })).toHaveLength(1)

  await user.click(views().getByRole('button', { name: 'Remove Chase first' }))
  expect(stored()).toContain('Chase first')
  await user.click(await dialogButton('Remove view'))
  expect(views().queryByRole('link', { name: /Chase first/ })).toBeNull()
  expect(stored()).not.toContain('Chase first')
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
})

test('a view is not marked as active while there is a search text', async () => {
  const { user } = open('/?q=alderbrook&sort=outstanding&dir=desc')
  await table()
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  const link = await screen.findByRole('link', { name: 'Largest first' })
  expect(link).not.toHaveAttribute('aria-current')
  await user.click(link)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openViews(user)
  expect(views().getByRole('link', { current: 'page' })).toHaveTextContent('Largest first')
})

test('saving is refused when the maximum number of views is reached', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ name: `v${index}`, search: {} }))
  const { user } = open('/?show=overdue')
  preferences.write('views', many)
  await table()
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(await screen.findByLabelText('Name of this view'), 'One more{enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 50 views')
  expect(messages()).toEqual([])
  localStorage.clear()
})
