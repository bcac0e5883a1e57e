import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { system } from '@/ui/testing/theme'
import { Button } from './Buttons'
import { Menu, MenuItem } from './Menu'

it('restores focus when the pointer moves over an item just before choosing it', async () => {
  // Zag focuses the menu in the frame after a move, when the item may have closed it.
  const focusMenuLate = () => {
    const menu = screen.getByRole('menu')
    requestAnimationFrame(() => menu.focus())
  }
  render(
    <ChakraProvider value={system}>
      <Menu label="More" trigger={<Button>More</Button>}>
        <MenuItem value="print" onSelect={focusMenuLate}>
          Print
        </MenuItem>
      </Menu>
    </ChakraProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: 'Print' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})
