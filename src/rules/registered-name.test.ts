// @vitest-environment node
import { expect, it } from 'vitest'
import { checkRegisteredName } from './organisation'

const warningOf = (name: string) => {
  const checked = checkRegisteredName(name)
  return checked.ok ? checked.warning : checked.error
}

it.each([
  ...['Lantern Freight Ltd', 'LANTERN LIMITED', 'Lantern P.L.C.', 'Archer & Sons LLP'],
  ...['Llusern Cyf'],
  'Lantern Public Limited Company',
])('%s has its legal form', (name) => expect(warningOf(name)).toBeUndefined())

it.each(['Lantern Freight', 'Limitless Travel', 'Altd'])('%s lacks its legal form', (name) =>
  expect(warningOf(name)).toMatch(/^Use the registered name/),
)
