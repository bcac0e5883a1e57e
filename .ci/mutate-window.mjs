// A Vitest environment with the few browser globals that sessions and requests use. Loading jsdom takes
// more than a second, which a mutation run would repeat for thousands of mutants.
// A test that renders selects jsdom in its first line: `// @vitest-environment jsdom`.
import { Blob, File } from 'node:buffer'

/** Its items are its own properties, as in a browser. */
class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key, value) {
    this[key] = String(value)
  }
  removeItem(key) {
    delete this[key]
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
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
    const { href, origin, pathname, search, hash } = new URL('http://localhost:3000/')
    const page = { visibilityState: 'visible', cookie: '', baseURI: href }
    Object.assign(global, {
      window: global,
      self: global,
      ...{ Blob, File, Storage, StorageEvent, PageTransitionEvent },
      localStorage: new Storage(),
      sessionStorage: new Storage(),
      location: { href, origin, pathname, search, hash },
      document: Object.assign(new EventTarget(), page),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
      scrollTo() {},
    })
    const value = { onLine: true, language: 'en-GB', userAgent: 'node' }
    Object.defineProperty(global, 'navigator', { value, configurable: true, writable: true })
    return { teardown() {} }
  },
}
