import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { UnrenderedRows } from './DebtTableRow'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['cards on a phone', 375, '730px'],
  ['rows of the chosen height on a wide screen', 1280, 'calc(10 * var(--row-height))'],
])('unrendered rows take the space of %s', (_, width, height) => {
  vi.stubGlobal('innerWidth', width)
  const { container } = render(
    <table>
      <tbody>
        <UnrenderedRows count={10} />
      </tbody>
    </table>,
  )
  expect(container.querySelector('tr')?.style.height).toBe(height)
})
