// The floor of the benchmark with plain elements: a login and a list of debts, as small as can be.
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
