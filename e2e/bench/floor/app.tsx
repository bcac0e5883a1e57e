import { Fragment } from 'react'
import { renderFloor } from './floor'

const elements = {
  Input: 'input',
  Button: 'button',
  Table: 'table',
  Body: 'tbody',
  Row: 'tr',
  Cell: 'td',
} as const
renderFloor('/floor/', elements, Fragment)
