import { expect, it } from 'vitest'
import { focusPressedControls } from './focus-pressed-controls'

focusPressedControls()

it.each([
  ['a button takes the focus, also through its children', 'body', 'b', 'button'],
  ['a button takes the focus from a focusable ancestor', 'div', 'button', 'button'],
  ['a checkbox takes the focus', 'body', '[type=checkbox]', '[type=checkbox]'],
  ['a field keeps the focus', '[type=search]', 'button', '[type=search]'],
  ['text takes no focus', 'body', 'p', 'body'],
])('%s when it is pressed where a press does not focus buttons', (_, before, pressed, after) => {
  document.body.innerHTML = `
    <div tabindex="-1"><button type="button">Save <b>all</b></button></div>
    <input type="checkbox" /><input type="search" /><p>Text</p>`
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  find(before)?.focus()
  find(pressed)?.click()
  expect(document.activeElement).toBe(find(after))
})
