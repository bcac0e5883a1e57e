// @vitest-environment node
import { expect, it } from 'vitest'
import { foldText } from './fold-text'

it.each<[string, string]>([
  ...[...'’‘ʼ`´′'].map((mark): [string, string] => [`O${mark}Brien`, "O'Brien"]),
  ...[...'–—‑−'].map((dash): [string, string] => [`INV${dash}77`, 'INV-77']),
  ['INV－７７', 'INV-77'],
  ['Søren', 'Soren'],
  ['Łódź', 'Lodz'],
  ['Đorđe', 'Dorde'],
  ['Núñez Café', 'NUNEZ CAFE'],
  ['Straße', 'STRASSE'],
  ['Æther & Œuvre', 'aether & oeuvre'],
  ['Þór', 'Thor'],
  ['İstanbul Işık', 'istanbul isik'],
  ['“Ace” Ltd', '"Ace" Ltd'],
  ['Ann\u00a0Archer', 'Ann Archer'],
  ['In\u00advoice\u200b', 'Invoice'],
])('finds %j with %j', (text, query) => {
  expect(foldText(text)).toBe(foldText(query))
})
