// @vitest-environment node
import { expect, it } from 'vitest'
import { cycloneDxBill } from './cyclonedx'

const digest = Buffer.from('ab'.repeat(64), 'hex').toString('base64')
const bill = () =>
  cycloneDxBill(
    { name: 'portal', version: '1.0.0' },
    {
      packages: {
        '': { version: '1.0.0', dependencies: { '@x/a': '1.2.3', unused: '1.0.0' } },
        'node_modules/@x/a': {
          version: '1.2.3',
          integrity: `sha512-${digest}`,
          peerDependencies: { b: '*' },
        },
        'node_modules/b': { version: '2.0.0' },
        'node_modules/unused': { version: '1.0.0' },
      },
    },
    ['node_modules/@x/a', 'node_modules/b'],
    new Map([
      ['node_modules/@x/a', 'MIT'],
      ['node_modules/b', '(MIT OR Apache-2.0)'],
    ]),
  )

it('the bill lists the name, licence and hash of each package', () => {
  expect(bill()).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    components: [
      {
        type: 'library',
        group: '@x',
        name: 'a',
        version: '1.2.3',
        purl: 'pkg:npm/%40x/a@1.2.3',
        hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
        licenses: [{ license: { id: 'MIT' } }],
      },
      { name: 'b', hashes: [], licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    ],
    dependencies: [
      { ref: 'portal@1.0.0', dependsOn: ['pkg:npm/%40x/a@1.2.3'] },
      { ref: 'pkg:npm/%40x/a@1.2.3', dependsOn: ['pkg:npm/b@2.0.0'] },
      { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
    ],
  })
})

it('the bill is the same for the same bundle', () => {
  expect(bill()).toEqual(bill())
})
