// @vitest-environment node
import { expect, test } from 'vitest'
import { isClientAuthor } from './note-author'

const dana = { id: 7, email: 'Dana@kettle.example', first_name: 'Dana', last_name: 'Demo' }
const ann = { email: 'ann@gmail.com', first_name: '', last_name: '' }
const collector = { email: 'cleo@harbour.example', first_name: 'Cleo', last_name: 'Kay' }
const team = 'clients@harbour.example'

test.each([
  ['', dana, true],
  ['dana@KETTLE.example ', dana, true],
  ['Dana Demo', dana, true],
  ['7', dana, true],
  ['otto@kettle.example', dana, true],
  ['8', dana, false],
  ['Dana', dana, false],
  ['kettle.example', dana, false],
  ['@kettle.example', dana, false],
  ['dana@kettle.example.net', dana, false],
  ['dana@mail.kettle.example', dana, false],
  ['cleo@harbour.example', dana, false],
  ['System', dana, false],
  ['ann@gmail.com', ann, true],
  ['eve@gmail.com', ann, false],
  [' ', ann, true],
  ['cleo@harbour.example', collector, true],
  ['kim@harbour.example', collector, false],
])('the author %j is a user of the client of %j: %s', (author, reader, expected) => {
  expect(isClientAuthor(author, reader, team)).toBe(expected)
})

test('a record without email or name is nobody who wrote a note', () => {
  const nobody = { email: '', first_name: '', last_name: '' }
  expect(isClientAuthor('eve@kettle.example', nobody, team)).toBe(false)
  expect(isClientAuthor('System', nobody, '')).toBe(false)
})
