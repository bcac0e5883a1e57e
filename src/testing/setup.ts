import { Blob, File } from 'node:buffer'
import { afterAll, afterEach, vi } from 'vitest'

// The files of a worker share its libraries and its document, which take longer to load than most
// tests. Each file gets its own modules of the portal, and its leftovers are removed.
vi.resetModules()

// jsdom's File and FormData lose a file's name and bytes on the way through fetch; Node's do not.
const FormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
Object.assign(globalThis, { Blob, File, FormData })

// Loading Testing Library takes longer than most tests that have no page.
if (globalThis.document?.body) {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  // A second is too short for a screen of thirty fields on a busy machine.
  configure({ asyncUtilTimeout: 20_000 })
  // jsdom has no layout: nothing scrolls, every window is wide, and nothing changes its size.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: true }) as never
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Listeners and channels of one file's modules would act in the next one's document.
  const { addEventListener, BroadcastChannel } = globalThis
  const channels: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  const added: Parameters<typeof addEventListener>[] = []
  window.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    addEventListener(...listener)
  }
  // A change of user replaces the body, but the queries of `screen` keep the one they began with.
  const { body } = document
  afterEach(() => {
    cleanup()
    if (document.body !== body) document.body.replaceWith(body)
  })
  afterAll(() => {
    Object.assign(globalThis, { addEventListener, BroadcastChannel })
    for (const channel of channels) channel.close()
    for (const listener of added) window.removeEventListener(...listener)
    window.localStorage.clear()
    window.sessionStorage.clear()
    history.replaceState(null, '', '/')
    document.title = ''
    document.body.replaceChildren()
  })
}

// An import that a test did not wait for would run in an environment that is gone.
afterAll(() => vi.dynamicImportSettled())
