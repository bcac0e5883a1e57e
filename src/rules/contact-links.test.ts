// @vitest-environment node
import { expect, it } from 'vitest'
import { mailtoLink, telLink } from './contact-links'

it.each([
  [' accounts@a.example ', 'mailto:accounts@a.example'],
  ["o'brien+x@a.example", "mailto:o'brien%2Bx@a.example"],
  ['a?bcc=thief@a.example', 'mailto:a%3Fbcc%3Dthief@a.example'],
  ['a&cc=b%0a@a.example', 'mailto:a%26cc%3Db%250a@a.example'],
  ['a@müller.example', 'mailto:a@m%C3%BCller.example'],
])('J02: the link that writes to %j is %j', (text, href) => {
  expect(mailtoLink(text)).toBe(href)
})

it.each([
  ...['a@a.example?bcc=thief@b.example', 'a@a.example\nbcc: thief@b.example'],
  ...['a@a.example,thief@b.example', 'javascript:alert(1)', 'mailto:a@a.example'],
  ...['<a@a.example>', ''],
])('J02: %j has no link that writes to it', (text) => expect(mailtoLink(text)).toBeNull())

it.each([
  ['0117 496 0101', 'tel:01174960101'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['0044 (0)20 7946 0123', 'tel:00442079460123'],
  ['(+44)(0) 20 7946 0123', 'tel:+442079460123'],
  ['(020) 7946 0123', 'tel:02079460123'],
  ['020 7946 0123 ext. 12', 'tel:02079460123'],
])('J02: the link that dials %j is %j', (text, href) => {
  expect(telLink(text)).toBe(href)
})

it.each([
  ...['07700900101;phone-context=x', '0770 090 0101\n?x=1'],
  ...['javascript:07700900101', '*#06#', ''],
])('J02: %j has no link that dials it', (text) => expect(telLink(text)).toBeNull())
