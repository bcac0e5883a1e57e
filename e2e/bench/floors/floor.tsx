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
