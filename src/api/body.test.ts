// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { bodyOf } from './body'

afterEach(() => vi.useRealTimers())

it('N09: an answer that begins and then stands still is none', async () => {
  vi.useFakeTimers()
  const stalled = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id": 1,')),
  })
  const body = bodyOf(new Response(stalled, { headers: { 'Content-Type': 'application/json' } }))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await Promise.race([body, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await body).toBeUndefined()
})
