import { beforeAll, beforeEach, expect, it } from 'vitest'
import { focusPressedControls } from './focus-pressed-controls'

beforeAll(focusPressedControls)
beforeEach(() => {
  document.body.innerHTML = `
    <div tabindex="-1"><button type="button">Save <b>all</b></button></div>
    <input type="checkbox" /><input type="search" /><p>Text</p>`
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
/** Like Safari: a mouse click does not focus the button. */
const press = (selector: string) => find(selector).click()

it('a pressed button gets focus, also through its children', () => {
  press('b')
  expect(document.activeElement).toBe(find('button'))
  press('[type=checkbox]')
  expect(document.activeElement).toBe(find('button'))
  find('button').blur()
  press('[type=checkbox]')
  expect(document.activeElement).toBe(find('[type=checkbox]'))
})

it('a button gets focus instead of a focusable ancestor', () => {
  find('div').focus()
  press('button')
  expect(document.activeElement).toBe(find('button'))
})

it('a field keeps focus when the handler of the press has prevented its loss', () => {
  find('[type=search]').focus()
  press('button')
  expect(document.activeElement).toBe(find('[type=search]'))
})

it('pressed text moves no focus', () => {
  press('p')
  expect(document.activeElement).toBe(document.body)
})
