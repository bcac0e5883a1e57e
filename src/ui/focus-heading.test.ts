import { expect, it, vi } from 'vitest'
import { focusHeading } from './focus-heading'

function result(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

it('gives the first heading of a result the focus and moves the result to the top of the view', () => {
  const element = result('<p>Done.</p><h2>Check your email</h2><h2>Another</h2>')
  const heading = element.querySelector('h2') as HTMLElement
  element.scrollIntoView = vi.fn()
  focusHeading(element)
  expect(heading).toHaveFocus()
  expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})

it('moves to a heading that has the focus already, where the view was scrolled since', () => {
  const element = result('<h2 tabindex="-1">Import</h2>')
  const heading = element.firstElementChild as HTMLElement
  heading.focus()
  heading.scrollIntoView = vi.fn()
  focusHeading(heading)
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(1)
})

it('does nothing when the result is taken away', () => {
  expect(() => focusHeading(null)).not.toThrow()
})
