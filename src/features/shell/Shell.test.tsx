import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { config } from '@/config'
import { mountShell } from './testing/shell'

const announced = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
const toggle = () => screen.getByRole('button', { name: 'Toggle navigation' })

describe('the frame of the portal', () => {
  it('has landmarks and names the company', async () => {
    await mountShell()
    expect(screen.getByRole('banner')).toHaveTextContent(config.productName)
    const footer = within(screen.getByRole('contentinfo'))
    for (const name of ['Privacy policy', 'Cookie policy', 'Disclaimer', 'Advertising provider']) {
      expect(footer.getByRole('link', { name })).toBeVisible()
    }
    for (const text of [
      `© 2007–${new Date().getFullYear()} ${config.productName}`,
      `Regulator registration number ${config.regulatorNumber}`,
      `VAT number ${config.vatNumber}`,
      `Registered office: ${config.registeredOffice}`,
    ]) {
      expect(screen.getByRole('contentinfo')).toHaveTextContent(text)
    }
  })

  it('has a skip link to the content that keeps the URL', async () => {
    const { user, href } = await mountShell('/about')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(href()).toBe('/about')
    expect(window.location.hash).toBe('')
  })

  it('keeps the focus in the content when a pressed button goes with its panel', async () => {
    await mountShell()
    const main = screen.getByRole('main')
    const button = main.appendChild(document.createElement('button'))
    button.focus()
    button.remove()
    await waitFor(() => expect(main).toHaveFocus())
  })
})

describe('the navigation', () => {
  it('keeps its accessible names when collapsed', async () => {
    const { user } = await mountShell()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home (opens in a new tab)', '/home'],
      ['Debts', '/'],
      ['About Us', '/about'],
    ])
  })

  it.each([
    ['/', 'Debts'],
    ['/?q=joinery', 'Debts'],
    ['/debts', 'Debts'],
    ['/about', 'About Us'],
    ['/add-debt', 'Debts'],
    ['/debt-detail/1', 'Debts'],
    ['/client-settings', undefined],
  ])('marks the entry of %s: %s', async (path, name) => {
    await mountShell(path)
    const [current, ...others] = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(current?.textContent).toBe(name)
    expect(others).toEqual([])
  })

  describe('on a narrow screen', () => {
    const openSheet = async () => {
      const mounted = await mountShell('/about', { wide: false })
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
      await mounted.user.click(toggle())
      return { ...mounted, sheet: await screen.findByRole('dialog', { name: 'Navigation' }) }
    }
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    it('is a sheet with contact details that Escape closes', async () => {
      const { user, sheet } = await openSheet()
      for (const name of [config.contactEmail, config.contactPhone]) {
        expect(within(sheet).getByRole('link', { name })).toBeVisible()
      }
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
      await user.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(toggle()).toHaveFocus())
    })

    it('closes on any other navigation', async () => {
      const { router } = await openSheet()
      await act(() => router.navigate({ to: '/' }))
      await isGone()
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    })
  })
})

describe('after moving to another screen', () => {
  it('the heading takes focus and the title is announced, but not on first load', async () => {
    const { router } = await mountShell('/')
    expect(document.body).toHaveFocus()
    await act(() => router.navigate({ to: '/about' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Screen about' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(announced()).toContain('Screen about')
  })

  it('focus stays when the user has pressed something since', async () => {
    const { router } = await mountShell('/')
    router.subscribe('onBeforeLoad', () => {
      fireEvent.pointerDown(toggle())
      toggle().focus()
    })
    await act(() => router.navigate({ to: '/about' }))
    await waitFor(() => expect(announced()).toContain('Screen about'))
    expect(toggle()).toHaveFocus()
  })

  it('focus stays when only the search changes', async () => {
    const { router, user } = await mountShell('/about')
    await user.click(toggle())
    await act(() => router.navigate({ to: '/about', search: { tab: 'notes' } as never }))
    expect(toggle()).toHaveFocus()
  })
})
