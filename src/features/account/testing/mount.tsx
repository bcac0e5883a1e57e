import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { setUpServer } from '@/testing/fake-server'
import { mountScreen } from '@/testing/mount-screen'
import { rememberedEmail } from '../remembered-email'

export { json, offline, page } from '@/testing/fake-server'
export { fill, press } from '@/testing/mount-screen'

export function setUpAccountServer() {
  afterEach(rememberedEmail.clear)
  return setUpServer()
}

export const mount = (path: string, element: ReactNode) =>
  mountScreen(path, { [path]: () => element })

export const form = (fields: Record<string, string>) =>
  `application/x-www-form-urlencoded ${new URLSearchParams(fields)}`
