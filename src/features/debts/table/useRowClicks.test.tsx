import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open, rows, setUpList } from '../testing/list'

setUpList()
beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => document.getSelection()?.removeAllRanges())

async function openList() {
  const { router, user } = open('/?q=CUST-0108')
  const [row] = await rows()
  if (!row) throw new Error('no rows')
  const cell = within(row).getByRole('cell', { name: '£500.00' })
  const link = within(row).getByRole<HTMLAnchorElement>('link')
  return { router, user, row, cell, link }
}

test('a click beside the name opens the debt with the search of the list', async () => {
  const { router, user, cell, link } = await openList()
  await user.click(cell)
  await screen.findByRole('heading', { name: 'The debt' })
  expect(router.state.location.pathname).toBe(link.pathname)
  expect(router.state.location.state).toMatchObject({ list: { q: 'CUST-0108' } })
})

const middleClick = (element: Element) =>
  fireEvent(element, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))

test.each([
  ['Ctrl and a click', (cell: Element) => fireEvent.click(cell, { ctrlKey: true })],
  ['⌘ and a click', (cell: Element) => fireEvent.click(cell, { metaKey: true })],
  [
    'the middle button',
    (cell: Element) => {
      // Otherwise the browser starts to scroll.
      expect(fireEvent.mouseDown(cell, { button: 1 })).toBe(false)
      middleClick(cell)
    },
  ],
])('%s beside the name opens the debt in a new tab, even if text is selected', async (_, press) => {
  const { router, row, cell, link } = await openList()
  document.getSelection()?.selectAllChildren(row)
  press(cell)
  expect(vi.mocked(window.open).mock.calls).toEqual([[link.href, '_blank', 'noopener']])
  expect(router.latestLocation.pathname).toBe('/')
})

test('the browser opens the new tab of the link itself', async () => {
  const { link } = await openList()
  // jsdom cannot follow the link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, { ctrlKey: true })
  middleClick(link)
  expect(window.open).not.toHaveBeenCalled()
})

test('selecting text, the checkbox and its cell, and other buttons do not open the debt', async () => {
  const { router, user, row, cell } = await openList()
  document.getSelection()?.selectAllChildren(cell)
  fireEvent.click(cell)
  document.getSelection()?.removeAllRanges()
  fireEvent.click(cell, { shiftKey: true })
  fireEvent(cell, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }))
  const [selectCell] = within(row).getAllByRole('cell')
  fireEvent.click(selectCell as HTMLElement)
  await user.click(within(row).getByRole('checkbox'))
  expect(within(row).getByRole('checkbox')).toBeChecked()
  expect(router.latestLocation.pathname).toBe('/')
  expect(window.open).not.toHaveBeenCalled()
})
