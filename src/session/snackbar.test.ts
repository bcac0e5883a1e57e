// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { snackbar } from './snackbar'
import { closeSnackbars } from './testing/close-snackbars'

const messages = () => snackbar.queue().map(({ message, colour }) => `${message} ${colour}`)

beforeEach(closeSnackbars)

it('the snackbar queues every success, and an error once until it is closed', () => {
  for (const _time of ['first', 'second']) snackbar.success('Offline')
  snackbar.error('Offline')
  snackbar.error('Not found.')
  snackbar.error('Offline')
  const [success, error, other] = ['Offline success', 'Offline error', 'Not found. error']
  expect(messages()).toEqual([success, success, error, other])
  for (const index of [2, 0]) snackbar.close(snackbar.queue()[index]?.id ?? 0)
  expect(messages()).toEqual([success, other])
  snackbar.error('Offline')
  expect(messages().at(-1)).toEqual(error)
})
