// @vitest-environment node
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidateWithPending } from './invalidate-with-pending'

/** A list whose responses the test sends, in order. */
function heldList(queryClient: QueryClient, id: string) {
  const answers: ((text: string) => void)[] = []
  let fail = () => {}
  const queryKey = ['lists', id]
  const query = {
    queryKey,
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve)
        fail = () => reject(new Error('Nothing was read.'))
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
  return {
    answers,
    fail: () => fail(),
    queryKey,
    prefetch: () => void queryClient.query(query),
    observe: () => new QueryObserver(queryClient, query).subscribe(() => {}),
    setData: () => queryClient.setQueryData(queryKey, 'before'),
    refetch: () => void queryClient.refetchQueries({ queryKey }),
    data: () => queryClient.getQueryData(queryKey),
  }
}
/** Lets everything run that waits for no response. */
const flush = () => new Promise((resolve) => setTimeout(resolve))

it('a list that is shown is fetched once', async () => {
  const queryClient = new QueryClient()
  const list = heldList(queryClient, 'shown')
  list.setData()
  list.observe()
  const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
  list.answers[0]?.('after')
  await done
  await flush()
  expect(list.answers).toHaveLength(1)
  expect(list.data()).toBe('after')
})

it('a list that is being fetched again is fetched once from then on', async () => {
  const queryClient = new QueryClient()
  const list = heldList(queryClient, 'shown')
  list.setData()
  list.observe()
  list.refetch()
  await flush()
  const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
  list.answers[1]?.('after')
  await done
  await flush()
  expect(list.answers).toHaveLength(2)
  expect(list.data()).toBe('after')
})

it('a list whose first fetch failed is fetched once from then on', async () => {
  const queryClient = new QueryClient()
  const list = heldList(queryClient, 'shown')
  list.observe()
  list.fail()
  await flush()
  const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
  list.answers[1]?.('after')
  await done
  await flush()
  expect(list.answers).toHaveLength(2)
  expect(list.data()).toBe('after')
})

it('the first fetch of another list delays no write', async () => {
  const queryClient = new QueryClient()
  const [changed, other] = [heldList(queryClient, 'changed'), heldList(queryClient, 'other')]
  changed.setData()
  other.observe()
  await invalidateWithPending(queryClient, { queryKey: changed.queryKey })
  expect(other.answers).toHaveLength(1)
})

it('a write waits for the second fetch of a list that is shown, beside one that is not', async () => {
  const queryClient = new QueryClient()
  const [shown, hidden] = [heldList(queryClient, 'shown'), heldList(queryClient, 'hidden')]
  shown.observe()
  hidden.prefetch()
  await flush()
  let isDone = false
  const done = invalidateWithPending(queryClient, { queryKey: ['lists'] }).then(() => {
    isDone = true
  })
  shown.answers[0]?.('before')
  hidden.answers[0]?.('before')
  await flush()
  expect(shown.answers).toHaveLength(2)
  expect(isDone).toBe(false)
  shown.answers[1]?.('after')
  await done
  expect(shown.data()).toBe('after')
})
