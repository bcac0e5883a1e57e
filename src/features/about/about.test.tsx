import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { config } from '@/config'
import { renderThemed } from '@/ui/testing/theme'
import { About } from './About'

it('about shows fees, the regulator and that figures are estimates', () => {
  renderThemed(<About />)
  for (const text of [
    /Up to £15,000.00: Fixed Fee/,
    /Up to £1,000.00: Fixed Fee/,
    new RegExp(`^${config.regulatorNumber}`),
    /are estimates/,
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
  for (const [name, href] of [
    [/^look it up on the regulator’s register/, config.regulatorUrl],
    [/^terms and conditions/, config.termsUrl],
    [/^complaints procedure/, config.complaintsUrl],
    [config.contactEmail, `mailto:${config.contactEmail}`],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
