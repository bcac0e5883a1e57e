import { screen, within } from '@testing-library/react'
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
const choice = () => footer().queryByRole('button')?.textContent
const question = () => screen.queryByRole('region', { name: 'Cookies' })

describe('cookies', () => {
  it.each([
    ['without a service', {}, false, /^By using this portal you accept cookies/, undefined],
    ['implied', { analyticsId: 'G-1' }, false, /^By using this portal/, 'Reject cookies'],
    ['asked', { analyticsId: 'G-1', cookieConsent: 'ask' }, false, /only if you/, undefined],
    ['with Global Privacy Control', { analyticsId: 'G-1' }, true, /Privacy Control/, undefined],
  ] as const)(
    '%s have a statement at the foot of every page',
    async (_, changes, signal, words, action) => {
      Object.assign(config, changes)
      setSignal(signal)
      await mountShell('/about')
      expect(footer().getByText(words)).toBeVisible()
      expect(choice()).toBe(action)
      expect(Boolean(question())).toBe('cookieConsent' in changes)
    },
  )

  it('can be rejected and accepted again by one press each', async () => {
    Object.assign(config, { advertisingId: 'AW-1' })
    const { user } = await mountShell('/about')
    await user.click(footer().getByRole('button', { name: 'Reject cookies' }))
    expect(footer().getByText(/You have rejected them in this browser/)).toBeVisible()
    await user.click(footer().getByRole('button', { name: 'Accept cookies' }))
    expect(choice()).toBe('Reject cookies')
  })

  it('are asked for in a banner until a choice, and focus moves to the content', async () => {
    Object.assign(config, { advertisingId: 'AW-1', cookieConsent: 'ask' })
    const { user } = await mountShell('/about')
    expect(question()).toHaveTextContent('cookies from an advertising service')
    expect(question()).not.toHaveTextContent('analytics')
    await user.click(screen.getByRole('button', { name: 'Reject cookies' }))
    expect(question()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
