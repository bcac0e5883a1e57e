import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { config } from '@/config'
import { mountShell } from './testing/shell'

const before = { ...config }
const setSignal = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

afterEach(() => {
  Object.assign(config, before)
  localStorage.clear()
  setSignal(undefined)
})

const footer = () => within(screen.getByRole('contentinfo'))
const choices = () => footer().queryByRole('button', { name: 'Cookie choices' })
const question = () => screen.queryByRole('region', { name: 'Cookies' })

describe('cookies at the foot of every page', () => {
  it.each([
    ['without a service', {}, undefined, /^By using this portal you accept cookies/, false],
    ['implied', { analyticsId: 'G-1' }, undefined, /^By using this portal you accept/, true],
    ['asked', { analyticsId: 'G-1', cookieConsent: 'ask' }, undefined, /only if you accept/, true],
    ['with Global Privacy Control', { analyticsId: 'G-1' }, true, /Global Privacy Control/, false],
  ] as const)('%s', async (_mode, changes, signal, words, canChoose) => {
    Object.assign(config, changes)
    setSignal(signal)
    await mountShell('/about')
    expect(footer().getByText(words)).toBeVisible()
    expect(Boolean(choices())).toBe(canChoose)
    expect(Boolean(question())).toBe('cookieConsent' in changes)
  })

  it('can be rejected and accepted again in two presses each', async () => {
    Object.assign(config, { advertisingId: 'AW-1' })
    const { user } = await mountShell('/about')
    for (const [name, words] of [
      ['Reject cookies', /You have rejected them in this browser/],
      ['Accept cookies', /accept cookies from an advertising service and an analytics service\.$/],
    ] as const) {
      await user.click(footer().getByRole('button', { name: 'Cookie choices' }))
      expect(footer().getByText(/use cookies from an advertising service/)).not.toHaveTextContent(
        'analytics',
      )
      await user.click(footer().getByRole('button', { name }))
      expect(footer().getByText(words)).toBeVisible()
      await waitFor(() => expect(choices()).toHaveFocus())
    }
  })

  it('show a banner until a choice, and focus moves to the content', async () => {
    Object.assign(config, { analyticsId: 'G-1', cookieConsent: 'ask' })
    const { user } = await mountShell('/about')
    await user.click(screen.getByRole('button', { name: 'Reject cookies' }))
    expect(question()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
