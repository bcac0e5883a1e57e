// npm run test:node-versions [-- 22 …]: the install, the build and the unit tests on other versions of Node.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fullConfiguration } from './full-configuration.mjs'

const given = process.argv.slice(2)
const versions = given.length > 0 ? given : ['20.19', '22', '24']
/** The npm of this script, which each version runs itself. */
const npm = process.env.npm_execpath
if (!npm) throw new Error('Start with npm run test:node-versions')

/** @throws Error with the last 60 lines of the command's output */
function run(node, cwd, args, variables = {}) {
  // Without npm's and the portal's variables of this tree.
  const own = /^(?:npm_config_local_prefix|npm_package_|npm_lifecycle_|VITE_)/
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), PATH, NO_COLOR: '1', ...variables },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const output = `${stdout}${stderr}`.trim()
  if (status === 0) return output
  throw new Error(`${args.join(' ')} failed:\n${output.split('\n').slice(-60).join('\n')}`)
}

function check(version) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-node-'))
  try {
    // The package of the binary, because the package `node` needs an install script.
    const name = `node-${process.platform}-${process.arch}`
    const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts']
    run(process.execPath, folder, [npm, ...install, `${name}@${version}`])
    const node = join(folder, 'node_modules', name, 'bin', 'node')
    const tree = join(folder, 'portal')
    // Tracked and new files, without ignored ones such as node_modules and .env.local.
    const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
    for (const file of String(listed.stdout).split('\0').filter(existsSync)) {
      cpSync(file, join(tree, file))
    }
    run(node, tree, [npm, 'ci'])
    run(node, tree, [npm, 'run', 'build'], fullConfiguration)
    const output = run(node, tree, [npm, 'run', 'test:unit'])
    const [, tests] = output.match(/^ *Tests +(.*)$/m) ?? []
    return `Node ${run(node, folder, ['--version'])}: install, build, unit tests: ${tests}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const version of versions) {
  try {
    console.log(check(version))
  } catch (error) {
    process.exitCode = 1
    console.log(`Node ${version}: ${error.message}`)
  }
}
