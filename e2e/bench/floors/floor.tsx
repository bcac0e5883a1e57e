// A floor of the benchmark, the smallest pages that do the same as the portal's: a login and a list of debts
// with plain elements. `chakra-floor.tsx` has Chakra's.
import { Fragment } from 'react'
import { renderFloor } from './render-floor'

const elements = {
  Input: 'input',
  Button: 'button',
  Table: 'table',
  Body: 'tbody',
  Row: 'tr',
  Cell: 'td',
} as const
renderFloor('/floor/', elements, Fragment)
