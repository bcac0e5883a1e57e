import { Blob, File } from 'node:buffer'
import { afterAll, afterEach, vi } from 'vitest'

// The files of a worker share its libraries and its document, which take longer to load than most
// tests. Each file gets its own modules of the portal, and its leftovers are removed.
vi.resetModules()

// jsdom's File and FormData lose a file's name and bytes on the way through fetch; Node's do not.
const FormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
Object.assign(globalThis, { Blob, File, FormData })

// Loading Testing Library takes longer than most tests that have no document.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')

  // React's development build keeps a stack trace of each element until there are ten thousand in a
  // second, which takes a sixth of the time of a test with a long form. No test reads them.
  const react: object = await import('react')
  const [, internals] = Object.entries(react).find(([name]) => name.includes('INTERNALS')) ?? []
  if (internals) {
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => 1e4,
      set() {},
      configurable: true,
    })
  }

  if (!('hasFastLookups' in window)) speedUpLookups()
  Object.assign(window, { hasFastLookups: true })

  // jsdom has no layout: nothing scrolls, and nothing changes its size.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  // A second is too short for a screen of thirty fields, and twenty for the code of a part that is
  // loaded on demand when the machine is busy with other work.
  configure({ asyncUtilTimeout: 60_000 })

  const removeListeners = recordListeners()
  afterEach(() => cleanup())
  afterAll(() => {
    removeListeners()
    for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
    for (const cookie of document.cookie.split('; ')) {
      Object.assign(document, { cookie: `${cookie.split('=')[0]}=; max-age=0` })
    }
    history.replaceState(null, '', '/')
    document.title = ''
    document.body.replaceChildren()
    for (const { attributes } of [document.documentElement, document.body]) {
      for (const { name } of [...attributes]) attributes.removeNamedItem(name)
    }
  })
}

/** Records the listeners that are added to the window; the result removes them. */
function recordListeners(): () => void {
  const added: Parameters<typeof window.addEventListener>[] = []
  const { addEventListener } = window
  window.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    addEventListener(...listener)
  }
  return () => {
    window.addEventListener = addEventListener
    for (const listener of added) window.removeEventListener(...listener)
  }
}

/**
 * jsdom compares every element of the document when labels or an id are looked up, which takes a
 * third of the time of a test with a long form.
 */
function speedUpLookups(): void {
  let labels: HTMLLabelElement[] = []
  const changes = new MutationObserver(() => {
    labels = []
  })
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['for'] })
  const labelsOfDocument = () => {
    if (labels.length === 0 || changes.takeRecords().length > 0) {
      labels = [...document.querySelectorAll('label')]
    }
    return labels
  }
  const labelled = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
  for (const { prototype } of labelled) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLInputElement) {
        if (this.type === 'hidden') return null
        const wrapping = this.closest('label')
        return labelsOfDocument().filter((label) =>
          label.htmlFor ? label.htmlFor === this.id : label === wrapping,
        )
      },
    })
  }
  const { querySelector } = Element.prototype
  Element.prototype.querySelector = function (this: Element, selectors: string) {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selectors)?.[1]
    const element = id === undefined ? null : document.getElementById(id)
    return element && this.contains(element) ? element : querySelector.call(this, selectors)
  }
}

// An import that a test did not wait for would run in an environment that is gone.
afterAll(() => vi.dynamicImportSettled())
