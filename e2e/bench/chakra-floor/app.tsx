import {
  Button,
  ChakraProvider,
  createSystem,
  defaultBaseConfig,
  Input,
  Table,
} from '@chakra-ui/react'
import {
  buttonRecipe,
  inputRecipe,
  semanticTokens,
  tableSlotRecipe,
  tokens,
} from '@chakra-ui/react/theme'
import type { PropsWithChildren } from 'react'
import { List } from '../floor/List'
import { renderFloor } from '../floor/render'

/** Chakra's theme with the recipes of this page only. */
const system = createSystem(defaultBaseConfig, {
  theme: {
    tokens,
    semanticTokens,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { table: tableSlotRecipe },
  },
})
const elements = {
  Input,
  Button,
  Table: Table.Root,
  Body: Table.Body,
  Row: Table.Row,
  Cell: Table.Cell,
}

// The floor's list of Chakra's own components: what the portal's stack takes before any code of its own.
renderFloor(
  '/chakra-floor/',
  () => <List elements={elements} />,
  ({ children }: PropsWithChildren) => <ChakraProvider value={system}>{children}</ChakraProvider>,
)
