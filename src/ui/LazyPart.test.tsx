import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { missingPart, trackMissingCode } from '@/lib/missing-code'
import { LazyPart } from './LazyPart'

trackMissingCode()

/** Fails as the build's import of a chunk does that is gone. */
const Missing = lazy(async (): Promise<never> => {
  const payload = new Error('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
})

it('a part whose code is missing closes and is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onMissing = vi.fn()
  render(
    <LazyPart fallback="Loading" onMissing={onMissing}>
      <Missing />
    </LazyPart>,
  )
  expect(screen.getByText('Loading')).toBeVisible()
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  expect(missingPart.isReported()).toBe(true)
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})
