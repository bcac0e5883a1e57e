import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { mountScreen } from '@/testing/mount-screen'

export const mount = (path: string, element: ReactNode) =>
  mountScreen(path, { [path]: () => element })

/** Fills an empty field by pasting, which renders the form once instead of once for each key. */
export async function fill(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}
