// Runs in every page of Firefox and WebKitGTK: finds elements by role and name, reports errors, removes APIs.
import type * as TestingLibrary from '@testing-library/dom'

export interface ProbeSettings {
  /** APIs that some browsers lack, such as `navigator.locks`, and that the page should lack too. */
  without: readonly string[]
  /** Whether a button that is pressed with the mouse gets the focus. */
  hasMouseFocus: boolean
}

/** An element by its role and accessible name, or a field without a role by its label. */
export interface Target {
  role?: string
  /** A text, or the source and flags of a pattern: scripts cannot receive a RegExp. */
  name?: string | readonly [string, string]
  label?: string
  within?: Target
}

declare global {
  /** Two scripts of the tests; a page that has just begun to load has neither. */
  var probe: {
    printed: number
    find(target: Target): HTMLElement[]
    /** The first element that fits and is enabled. */
    findEnabled(target: Target): HTMLElement | undefined
  }
  var TestingLibraryDom: typeof TestingLibrary
}

/** Runs in every page before the portal: reports faults, and deletes the APIs that a test names. */
export function installProbe({ without, hasMouseFocus }: ProbeSettings): void {
  const { origin } = location
  const report = (text: string) => navigator.sendBeacon(`${origin}/probe/faults`, text)
  addEventListener('error', ({ message }) => report(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts) => report(`console.${level}: ${parts.join(' ')}`)
  }

  for (const path of without) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<object>((object, name) => Reflect.get(object, name), globalThis)
    // Most are properties of the prototype, so deleting them from the object would have no effect.
    Reflect.deleteProperty(owner, last)
    Reflect.deleteProperty(Object.getPrototypeOf(owner), last)
    if (last in owner) throw new Error(`${path} cannot be deleted`)
  }

  // Safari on a Mac focuses neither buttons nor links on a mouse press, but their nearest focusable
  // ancestor. WebKitGTK and Firefox on Linux do focus them.
  const unfocusable =
    'button, a[href], summary, input:is([type=checkbox], [type=radio], [type=file])'
  addEventListener('mousedown', (event) => {
    if (hasMouseFocus || event.defaultPrevented || !(event.target instanceof Element)) return
    const control = event.target.closest(`${unfocusable}, input, select, textarea, [tabindex]`)
    if (!control?.matches(unfocusable) || control.hasAttribute('tabindex')) return
    event.preventDefault()
    const around = control.parentElement?.closest<HTMLElement>('[tabindex], dialog')
    if (around) around.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })

  const find = ({ role, name, label, within }: Target): HTMLElement[] => {
    const { queryAllByLabelText, queryAllByRole } = globalThis.TestingLibraryDom
    const options = { name: typeof name === 'object' ? new RegExp(...name) : name }
    return (within ? find(within) : [document.documentElement]).flatMap((around) =>
      role ? queryAllByRole(around, role, options) : queryAllByLabelText(around, label ?? ''),
    )
  }
  const findEnabled = (target: Target) =>
    find(target).find((one) => !one.matches(':disabled, [aria-disabled=true]'))
  globalThis.probe = { printed: 0, find, findEnabled }
  // The browser's print dialog would block the page.
  globalThis.print = () => {
    globalThis.probe.printed += 1
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
  }
}
