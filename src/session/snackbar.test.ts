// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { snackbar } from './snackbar'
import { closeSnackbars } from './testing/close-snackbars'

const messages = () => snackbar.queue().map(({ message, colour }) => [message, colour])

beforeEach(closeSnackbars)

it('the snackbar queues messages in the order they came, each with an id of its own', () => {
  snackbar.success('Note added successfully!')
  snackbar.error('An unknown error occurred.')
  snackbar.success('Note added successfully!')
  expect(messages()).toEqual([
    ['Note added successfully!', 'success'],
    ['An unknown error occurred.', 'error'],
    ['Note added successfully!', 'success'],
  ])
  const ids = snackbar.queue().map(({ id }) => id)
  expect(ids).toEqual([ids[0], Number(ids[0]) + 1, Number(ids[0]) + 2])
})

it('the snackbar queues an error once, and again after it was closed', () => {
  snackbar.success('Offline')
  snackbar.error('Offline')
  snackbar.error('Not found.')
  snackbar.error('Offline')
  expect(messages()).toEqual([
    ['Offline', 'success'],
    ['Offline', 'error'],
    ['Not found.', 'error'],
  ])
  snackbar.close(snackbar.queue()[1]?.id ?? 0)
  expect(messages()).toEqual([
    ['Offline', 'success'],
    ['Not found.', 'error'],
  ])
  snackbar.error('Offline')
  expect(messages().at(-1)).toEqual(['Offline', 'error'])
})

it('the snackbar notifies its subscribers of every change until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = snackbar.subscribe(listener)
  snackbar.success('Login successful!')
  snackbar.error('Offline')
  snackbar.error('Offline')
  snackbar.close(snackbar.queue()[0]?.id ?? 0)
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  snackbar.success('Login successful!')
  expect(listener).toHaveBeenCalledTimes(3)
})
