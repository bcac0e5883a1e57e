import { Fragment } from 'react'
import { List } from './List'
import { renderFloor } from './render'

renderFloor('/floor/', () => <List />, Fragment)
