import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { config } from '@/config'
import { system } from '@/ui/testing/theme'
import { About } from './About'
import { Home } from './Home'

const show = (element: ReactElement) =>
  render(<ChakraProvider value={system}>{element}</ChakraProvider>)

it('home redirects the browser and shows a link in the meantime', () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  show(<Home />)
  vi.unstubAllGlobals()
  expect(replace).toHaveBeenCalledWith(config.marketingUrl)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home')
  expect(screen.getByRole('link', { name: 'our website' })).toHaveAttribute(
    'href',
    config.marketingUrl,
  )
})

it('about shows fees, the regulator and that figures are estimates', () => {
  show(<About />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
  expect(screen.getByText(/Up to £15,000.00: Fixed Fee/)).toBeInTheDocument()
  expect(screen.getByText(/Up to £1,000.00: Fixed Fee/)).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${config.regulatorNumber}`))).toBeInTheDocument()
  for (const [name, href] of [
    [/^look it up on the regulator’s register/, config.regulatorUrl],
    [/^terms and conditions/, config.termsUrl],
    [/^complaints procedure/, config.complaintsUrl],
    [config.contactEmail, `mailto:${config.contactEmail}`],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  expect(screen.getByText(/are estimates/)).toBeInTheDocument()
})
