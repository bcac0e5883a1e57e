// A Vitest environment with the few browser globals that sessions and requests use. Loading jsdom takes
// more than a second, which a mutation run would repeat for thousands of mutants.
// A test that renders selects jsdom in its first line: `// @vitest-environment jsdom`.
import { Blob, File } from 'node:buffer'

class Storage {
  #items = new Map()
  getItem(key) {
    return this.#items.get(String(key)) ?? null
  }
  setItem(key, value) {
    this.#items.set(String(key), String(value))
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
  }
  removeItem(key) {
    this.#items.delete(String(key))
    delete this[key]
  }
  clear() {
    for (const key of this.#items.keys()) this.removeItem(key)
  }
}

class StorageEvent extends Event {
  constructor(type, { key = null, newValue = null } = {}) {
    super(type)
    Object.assign(this, { key, newValue })
  }
}

class PageTransitionEvent extends Event {
  constructor(type, { persisted = false } = {}) {
    super(type)
    this.persisted = persisted
  }
}

export default {
  name: 'little-window',
  viteEnvironment: 'client',
  setup(global) {
    const events = new EventTarget()
    const url = new URL('http://localhost:3000/')
    Object.assign(global, {
      window: global,
      self: global,
      ...{ Blob, File, Storage, StorageEvent, PageTransitionEvent },
      localStorage: new Storage(),
      sessionStorage: new Storage(),
      location: {
        href: url.href,
        origin: url.origin,
        pathname: url.pathname,
        search: '',
        hash: '',
      },
      document: Object.assign(new EventTarget(), {
        visibilityState: 'visible',
        cookie: '',
        baseURI: url.href,
      }),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
      scrollTo() {},
    })
    Object.defineProperty(global, 'navigator', {
      value: { onLine: true, language: 'en-GB', userAgent: 'node' },
      configurable: true,
      writable: true,
    })
    return { teardown() {} }
  },
}
