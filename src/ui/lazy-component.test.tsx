import { CatchBoundary } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { chunkErrorStore, trackChunkErrors } from '@/lib/chunk-errors'
import { lazyComponent } from './lazy-component'

trackChunkErrors()

const Content = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    opened
  </button>
)

/** A lazy component whose first load fails, on a screen that shows chunk errors. */
function open(first: () => Promise<never>) {
  const load = vi.fn<() => Promise<{ default: typeof Content }>>(async () => ({ default: Content }))
  load.mockImplementationOnce(first)
  const Part = lazyComponent(load)
  const onClose = vi.fn()
  const show = () =>
    render(
      <CatchBoundary getResetKey={() => 0} errorComponent={() => 'a fault of the screen'}>
        <Part onClose={onClose} />
      </CatchBoundary>,
    )
  return { show, onClose }
}

it('F05: a component that fails to load closes, is reported, and loads again on reopening', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { show, onClose } = open(async () => {
    const payload = new Error('gone')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  })
  const { unmount } = show()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(chunkErrorStore.hasFailed()).toBe(true)
  unmount()
  show()
  expect(await screen.findByText('opened')).toBeVisible()
})

it('another error reaches the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { show, onClose } = open(() => Promise.reject(new Error('a fault')))
  show()
  expect(await screen.findByText('a fault of the screen')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('a component that has been preloaded renders at once', async () => {
  const Part = lazyComponent(async () => ({ default: Content }))
  await Part.preload()
  render(<Part onClose={() => {}} />)
  expect(screen.getByText('opened')).toBeVisible()
})
