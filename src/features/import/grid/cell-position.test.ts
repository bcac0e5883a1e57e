// @vitest-environment node
import { expect, test } from 'vitest'
import { movedPosition } from './cell-position'

const grid = { rows: 100, columns: 8, page: 20 }
const from = { row: 50, column: 4 }

test.each<[{ key: string; ctrlKey?: boolean; metaKey?: boolean }, [number, number]]>([
  [{ key: 'ArrowDown' }, [51, 4]],
  [{ key: 'ArrowUp' }, [49, 4]],
  [{ key: 'ArrowRight' }, [50, 5]],
  [{ key: 'ArrowLeft' }, [50, 3]],
  [{ key: 'PageDown' }, [70, 4]],
  [{ key: 'PageUp' }, [30, 4]],
  [{ key: 'Home' }, [50, 0]],
  [{ key: 'End' }, [50, 7]],
  [{ key: 'ArrowDown', ctrlKey: true }, [99, 4]],
  [{ key: 'ArrowUp', metaKey: true }, [0, 4]],
  [{ key: 'ArrowRight', metaKey: true }, [50, 7]],
  [{ key: 'ArrowLeft', ctrlKey: true }, [50, 0]],
  [{ key: 'Home', ctrlKey: true }, [0, 0]],
  [{ key: 'End', ctrlKey: true }, [99, 7]],
])('the key %j leads to row and column %j', (event, [row, column]) => {
  expect(movedPosition(event, from, grid)).toEqual({ row, column })
})

test.each([
  ['ArrowDown', { row: 99, column: 4 }],
  ['ArrowUp', { row: 0, column: 4 }],
  ['ArrowRight', { row: 50, column: 7 }],
  ['ArrowLeft', { row: 50, column: 0 }],
  ['PageDown', { row: 99, column: 0 }],
  ['PageUp', { row: 0, column: 0 }],
])('the key %s does not lead out of the grid', (key, edge) => {
  expect(movedPosition({ key }, edge, grid)).toEqual(edge)
})

test('any other key does not move', () => {
  expect(movedPosition({ key: 'Enter' }, from, grid)).toBeNull()
})
