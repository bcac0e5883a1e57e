import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { setUpServer } from '@/testing/fake-server'
import { mountScreen } from '@/testing/mount-screen'
import { rememberedEmail } from '../remembered-email'

export { json, offline, page } from '@/testing/fake-server'

export function setUpAccountServer() {
  afterEach(rememberedEmail.clear)
  return setUpServer()
}

export const mount = (path: string, element: ReactNode) =>
  mountScreen(path, { [path]: () => element })

/** Fills empty fields by pasting, which renders the form once instead of once for each key. */
export async function fill(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
}
export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }))

export const form = (fields: Record<string, string>) =>
  `application/x-www-form-urlencoded ${new URLSearchParams(fields)}`
