import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { system } from '@/ui/testing/theme'
import { CommandBox } from './CommandBox'

test('Enter chooses an option of the current text when the list lags behind', async () => {
  const taken: string[] = []
  const option = (name: string) => ({
    key: name,
    name,
    detail: '',
    choose: () => taken.push(name),
  })
  render(
    <ChakraProvider value={system}>
      <CommandBox
        text="lant"
        onText={() => {}}
        options={[option('Landseer Ltd')]}
        latestOptions={() => [option('Lantern Freight Ltd')]}
      />
    </ChakraProvider>,
  )
  await userEvent.type(screen.getByRole('combobox'), '{Enter}')
  expect(taken).toEqual(['Lantern Freight Ltd'])
})
