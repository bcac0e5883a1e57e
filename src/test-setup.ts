import { Blob, File } from 'node:buffer'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom's File and FormData lose a file's name and bytes on the way through fetch; Node's do not.
const FormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
Object.assign(globalThis, { Blob, File, FormData })

// jsdom has no layout to scroll.
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
}

// A second is too short for a screen of thirty fields on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => cleanup())
