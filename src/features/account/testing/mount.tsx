import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { setUpServer } from '@/testing/fake-server'
import { mountScreen } from '@/testing/mount-screen'
import { rememberedEmails } from '../remembered-emails'

export { json, offline, page } from '@/testing/fake-server'
export { fill, press } from '@/testing/mount-screen'

export function setUpAccountServer() {
  afterEach(() => void Object.assign(rememberedEmails, { typed: '', reset: '' }))
  return setUpServer()
}

export const mount = (path: string, element: ReactNode) =>
  mountScreen(path, { [path]: () => element })

export const form = (fields: Record<string, string>) =>
  `application/x-www-form-urlencoded ${new URLSearchParams(fields)}`
