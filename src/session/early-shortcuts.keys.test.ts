// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { shortcutOf } from './early-shortcuts'

afterEach(() => document.body.replaceChildren())

/** Whether `n`, pressed on the last element of the page, would be a command. */
function isCommand(html: string, init: KeyboardEventInit = {}, prevented = false) {
  document.body.innerHTML = html
  let answer = false
  const onKey = (event: KeyboardEvent) => {
    if (prevented) event.preventDefault()
    answer = shortcutOf(event) === 'n'
  }
  document.addEventListener('keydown', onKey)
  const target = document.querySelector('#here') ?? document.body
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true, ...init }),
  )
  document.removeEventListener('keydown', onKey)
  return answer
}

it.each([
  ['the page', ''],
  ['a link', '<a id="here" href="/">a</a>'],
  ['a button', '<button id="here">b</button>'],
  ['a box to tick', '<input id="here" type="checkbox">'],
  ['a tab', '<div role="tablist"><button id="here" role="tab">t</button></div>'],
])('is a command on %s', (_, html) => {
  expect(isCommand(html)).toBe(true)
})

it.each([
  ['a text box', '<input id="here">'],
  ['a text area', '<textarea id="here"></textarea>'],
  ['a list of choices', '<select id="here"></select>'],
  ['editable text', '<div contenteditable><b id="here">x</b></div>'],
  ['a grid, where typing begins a cell', '<div role="grid"><i id="here"></i></div>'],
  ['the page under a dialog', '<div role="alertdialog"></div><a id="here" href="/">a</a>'],
])('is none on %s', (_, html) => {
  expect(isCommand(html)).toBe(false)
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['an input method at work', { isComposing: true }],
])('is none with %s', (_, init) => {
  expect(isCommand('', init)).toBe(false)
})

it('is none when the event is handled', () => {
  expect(isCommand('', {}, true)).toBe(false)
})
