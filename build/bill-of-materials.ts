import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { cycloneDxBill } from './cyclonedx.ts'
import { disallowedLicences, licencesText, readLicence } from './licences.ts'
import { forbiddenModules, forbiddenPackages, packageFolder } from './packages.ts'

/**
 * Checks the modules of a build. A forbidden module fails the build; the licences of all packages are
 * written into the folder, and a bill of materials (CycloneDX) beside it as
 * `<folder>.cdx.json`, which is not served.
 * @param isDemo the build includes the mocked API and its development packages
 */
export function billOfMaterials({ isDemo }: { isDemo: boolean }): { page: Plugin; worker: Plugin } {
  const ids = new Set<string>()
  let root = ''
  let bill = ''
  let outDir = ''
  const collect = (bundle: Record<string, object>) => {
    for (const output of Object.values(bundle)) {
      if ('moduleIds' in output) for (const id of output.moduleIds as string[]) ids.add(id)
    }
  }

  async function writeBill() {
    const read = async (path: string) => JSON.parse(await readFile(resolve(root, path), 'utf8'))
    const [portal, lock] = await Promise.all([read('package.json'), read('package-lock.json')])
    const found = [...ids].map(packageFolder).filter((folder) => folder !== null)
    const folders = [...new Set(found)].sort()
    const licences = await Promise.all(folders.map((folder) => readLicence(root, folder)))
    const problems = isDemo
      ? []
      : [
          ...forbiddenPackages(lock, folders),
          ...forbiddenModules(root, ids),
          ...disallowedLicences(licences),
        ]
    if (problems.length > 0) throw new Error(`The bundle must not contain:\n${problems.join('\n')}`)
    const names = new Map(licences.map(({ folder, name }) => [folder, name]))
    bill = JSON.stringify(cycloneDxBill(portal, lock, folders, names), null, 2)
    return licencesText(licences)
  }

  return {
    // A worker is a separate bundle, built before the page's.
    worker: {
      name: 'bill-of-materials-worker',
      generateBundle: (_, bundle) => collect(bundle),
    },
    page: {
      name: 'bill-of-materials',
      apply: 'build',
      configResolved(config) {
        root = config.root
        outDir = resolve(root, config.build.outDir)
      },
      async generateBundle(_, bundle) {
        collect(bundle)
        const source = await writeBill()
        this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENCES.txt', source })
      },
      writeBundle: () => writeFile(`${outDir}.cdx.json`, bill),
    },
  }
}
