// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { UserChanged } from '@/session/session'
import { Failure } from '../http/errors'
import { updateAndVerify } from './update-and-verify'

const succeed = async () => {}
const lose = async () => {
  throw new Failure('unknown-outcome', { status: 504 })
}
const fail = (thrown: unknown) => async () => {
  throw thrown
}

it('a confirmed update is not read back', async () => {
  const isSaved = vi.fn()
  await updateAndVerify(succeed, isSaved)
  expect(isSaved).not.toHaveBeenCalled()
})

it('a refusal is passed on without reading back', async () => {
  const refusal = new Failure('refused', { status: 400 })
  const isSaved = vi.fn()
  await expect(updateAndVerify(fail(refusal), isSaved)).rejects.toBe(refusal)
  expect(isSaved).not.toHaveBeenCalled()
})

it('an update without a response counts as saved when the record has its values', async () => {
  await expect(updateAndVerify(lose, async () => true)).resolves.toBeUndefined()
})

it.each<[string, () => Promise<boolean>, string]>([
  [
    'lacks its values',
    async () => false,
    'No answer came, and the change is not saved yet. Wait a moment and check before you save it again.',
  ],
  [
    'cannot be read',
    fail(new Failure('server', { status: 500 })),
    'No answer came, and we could not check whether the change was saved. Check before you save it again.',
  ],
])(
  'an update without a response is not called saved when the record %s',
  async (_, isSaved, message) => {
    await expect(updateAndVerify(lose, isSaved)).rejects.toMatchObject({
      kind: 'unknown-outcome',
      message,
    })
  },
)

it('U02: a change of user while the record is read back ends the update', async () => {
  const changed = new UserChanged()
  await expect(updateAndVerify(lose, fail(changed))).rejects.toBe(changed)
})
