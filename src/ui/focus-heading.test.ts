import { expect, it, vi } from 'vitest'
import { focusHeading } from './focus-heading'

it('focuses the first heading of a result and scrolls the result to the top', () => {
  const result = document.createElement('div')
  result.innerHTML = '<p>Done.</p><h2>Check your email</h2><h2>Another</h2>'
  result.scrollIntoView = vi.fn()
  document.body.append(result)
  focusHeading(result)
  expect(result.querySelector('h2')).toHaveFocus()
  expect(result.scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})
