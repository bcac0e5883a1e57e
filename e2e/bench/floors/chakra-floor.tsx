// The floor of the benchmark with Chakra's elements: a login and a list of debts, as small as can be.
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
import { renderFloor } from './render-floor'

/** Chakra's theme with the recipes of these pages only, so that the floor downloads no others. */
const system = createSystem(defaultBaseConfig, {
  theme: {
    tokens,
    semanticTokens,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { table: tableSlotRecipe },
  },
})
const { Root, Body, Row, Cell } = Table
const Provider = ({ children }: PropsWithChildren) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)
renderFloor('/chakra-floor/', { Input, Button, Table: Root, Body, Row, Cell }, Provider)
