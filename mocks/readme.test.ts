// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { switchedFailures, typedFailures } from './failures'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

/** Code spans in the first cells of a section's table, between two bold rows. */
function codeSpans(section: string, group?: string): string[] {
  const [, body = ''] = readme.split(`## ${section}\n`)
  const rows = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  let current: string | undefined
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split('|')
    const heading = /^\*\*(.+)\*\*$/.exec(cell.trim())?.[1]
    if (heading) current = heading
    if (group && !current?.includes(group)) return []
    return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  })
}

it.each([
  ['Failures triggered by typed text', 'company name', typedFailures.values],
  ['Failures triggered by typed text', 'email', typedFailures.emails],
  ['Failures triggered by typed text', 'file name', typedFailures.fileNames],
  ['Failures that are switched on', undefined, Object.keys(switchedFailures)],
])('%s (%s) are listed in the README, all of them and no others', (section, group, names) => {
  expect(names.length).toBeGreaterThan(2)
  expect(codeSpans(section, group).toSorted()).toEqual([...names].toSorted())
})
