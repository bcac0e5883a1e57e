import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Component {
  group?: string
  name: string
  version: string
  purl: string
  hashes: { content: string }[]
}
const contentsOf = (build: string): Component[] =>
  JSON.parse(readFileSync(`.e2e/${build}.cdx.json`, 'utf8')).components
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

test('K07: the bill of materials lists the bundled packages and no development ones', () => {
  const components = contentsOf('real')
  const names = components.map(nameOf)
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of Object.keys(dependencies)) expect(names).toContain(name)
  // The bundler adds a few lines of its own to every build.
  const tools = Object.keys(devDependencies).filter((name) => name !== 'vite')
  expect(names.filter((name) => tools.includes(name))).toEqual([])
  expect(components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([])
  // Cross-check: the demo contains more packages.
  expect(contentsOf('mock').map(nameOf)).toContain('msw')
})

test('the build contains the licences of its packages but not the bill of materials', () => {
  const text = readFileSync('.e2e/real/THIRD-PARTY-LICENCES.txt', 'utf8')
  for (const component of contentsOf('real')) {
    expect(text).toContain(`\n${nameOf(component)} ${component.version} (`)
  }
  expect(text).not.toContain('brings no text')
  expect(readdirSync('.e2e/real').filter((file) => file.includes('cdx'))).toEqual([])
})
