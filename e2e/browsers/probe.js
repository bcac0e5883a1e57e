// Runs in every page before the portal: reports faults to the server, and deletes the APIs that a test names.
const { without, mouseFocus, origin } = globalThis.probeSettings
const report = (text) => navigator.sendBeacon(`${origin}/probe/faults`, text)

addEventListener('error', ({ message }) => report(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report(`policy: ${effectiveDirective} ${blockedURI}`),
)
for (const level of ['error', 'warn']) {
  const original = console[level]
  console[level] = (...parts) => {
    report(`console.${level}: ${parts.join(' ')}`)
    original(...parts)
  }
}

for (const path of without) {
  const names = path.split('.')
  const last = names.pop()
  let owner = globalThis
  for (const name of names) owner = owner[name]
  // Most are properties of the prototype, so deleting them from the object would have no effect.
  for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) delete holder[last]
  if (last in owner) throw new Error(`${path} cannot be deleted`)
}

// The browser's print dialog would block the page.
globalThis.printed = 0
globalThis.print = () => {
  globalThis.printed += 1
  dispatchEvent(new Event('beforeprint'))
  dispatchEvent(new Event('afterprint'))
}

// Safari on a Mac focuses neither buttons nor links on a mouse press, but their nearest focusable
// ancestor. WebKitGTK and Firefox on Linux do focus them.
const unfocusable = 'button, a[href], summary, input:is([type=checkbox], [type=radio], [type=file])'
if (!mouseFocus) {
  addEventListener('mousedown', (event) => {
    if (event.defaultPrevented) return
    const control = event.target.closest(`${unfocusable}, input, select, textarea, [tabindex]`)
    if (!control?.matches(unfocusable) || control.hasAttribute('tabindex')) return
    event.preventDefault()
    const around = control.parentElement.closest('[tabindex], dialog')
    if (around) around.focus({ preventScroll: true })
    else document.activeElement.blur()
  })
}

/** The visible elements with a role and an accessible name, found by Testing Library. */
const find = ({ role, name, pattern, within }) =>
  (within ? find(within) : [document.body]).flatMap((around) =>
    globalThis.TestingLibraryDom.queryAllByRole(around, role, {
      name: pattern ? new RegExp(...pattern) : name,
    }),
  )

const isUsable = (element) => !element.matches(':disabled, [aria-disabled=true]')

/** The first enabled element and its bounding box, scrolled into view; null if there is none. */
const findUsable = (target) => {
  const element = find(target).find(isUsable)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return [element, JSON.stringify(element.getBoundingClientRect())]
}

globalThis.probe = { find, findUsable }
