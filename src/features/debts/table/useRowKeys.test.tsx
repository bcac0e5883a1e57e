import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queueEarlyShortcuts } from '@/session/early-shortcuts'
import { open, rows, setUpList } from '../testing/list'

setUpList()

test('keys pressed before the list has rows run in the order of their presses', async () => {
  const { router } = open()
  queueEarlyShortcuts(router)
  for (const key of 'jxj') fireEvent.keyDown(document.body, { key })
  const [first, second] = await rows()
  if (!first || !second) throw new Error('no rows')
  await waitFor(() => expect(within(second).getByRole('link')).toHaveFocus())
  expect(within(first).getByRole('checkbox')).toBeChecked()
  expect(within(second).getByRole('checkbox')).not.toBeChecked()
})
