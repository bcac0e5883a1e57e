// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { switchedFailures, typedFailures } from './failures'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

/** What stands in code in the first cells of a section's table, between two of its bold lines. */
function told(section: string, part?: string): string[] {
  const [, body = ''] = readme.split(`## ${section}\n`)
  const rows = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  let current: string | undefined
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split('|')
    const heading = /^\*\*(.+)\*\*$/.exec(cell.trim())?.[1]
    if (heading) current = heading
    if (part && !current?.includes(part)) return []
    return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  })
}

it.each([
  ['Failures by what is typed', 'company name', typedFailures.values],
  ['Failures by what is typed', 'e-mail', typedFailures.emails],
  ['Failures by what is typed', 'file name', typedFailures.fileNames],
  ['Failures by a switch', undefined, Object.keys(switchedFailures)],
])('%s (%s) are told in the README, all of them and no others', (section, part, names) => {
  expect(names.length).toBeGreaterThan(2)
  expect(told(section, part).toSorted()).toEqual([...names].toSorted())
})
