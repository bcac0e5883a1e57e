import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { session } from '@/session/session'
import { field, fill, flushDeferred, open } from './testing/screen'
import { startWorld, tokens } from './testing/world'

startWorld()

describe('unsaved work', () => {
  test('survives an expired session', async () => {
    const { user, unmount } = await open()
    await fill(user, { 'Your reference': 'LF-42' })
    session.expire()
    unmount()
    session.start(tokens)
    await open()
    expect(field('Your reference')).toHaveValue('LF-42')
  })

  test('needs confirmation before leaving, and "Leave" deletes it', async () => {
    const { user, router } = await open()
    await router.navigate({ to: '/elsewhere' as never })
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await router.navigate({ to: '/add-debt' as never })
    await screen.findByRole('heading', { name: 'Add a debt' })
    await flushDeferred()
    await fill(user, { 'Your reference': 'LF-42' })
    void router.navigate({ to: '/elsewhere' as never })
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await router.navigate({ to: '/add-debt' as never })
    await waitFor(() => expect(field('Your reference')).toHaveValue(''))
  })
})
