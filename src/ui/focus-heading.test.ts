import { expect, it, vi } from 'vitest'
import { focusHeading } from './focus-heading'

function result(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

it('focuses the first heading of a result and scrolls the result to the top', () => {
  const element = result('<p>Done.</p><h2>Check your email</h2><h2>Another</h2>')
  const heading = element.querySelector('h2') as HTMLElement
  element.scrollIntoView = vi.fn()
  focusHeading(element)
  expect(heading).toHaveFocus()
  expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})

it('scrolls to a heading that already has focus', () => {
  const element = result('<h2 tabindex="-1">Import</h2>')
  const heading = element.firstElementChild as HTMLElement
  heading.focus()
  heading.scrollIntoView = vi.fn()
  focusHeading(heading)
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(1)
})

it('does nothing when the result unmounts', () => {
  expect(() => focusHeading(null)).not.toThrow()
})
