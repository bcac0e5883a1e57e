// npm run test:node-versions: runs the install, build and unit tests on other versions of Node.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fullConfiguration } from './full-configuration.mjs'

const requestedMajors = process.argv.slice(2)
const majors = requestedMajors.length > 0 ? requestedMajors : ['22', '24']
if (!majors.every((major) => /^\d+$/.test(major))) {
  console.error(`${majors.join(' ')}: expected major versions of Node, such as 22`)
  process.exit(2)
}
/** The npm of this script; it runs on the first Node of PATH. */
const npmCli = process.env.npm_execpath
if (!npmCli) {
  console.error('Start with npm run test:node-versions')
  process.exit(2)
}

/** @throws Error with the last 60 lines of the command's output */
function run(node, cwd, args, variables = {}) {
  // Excludes npm's and the portal's variables of this tree.
  const own = /^(?:npm_config_local_prefix|npm_package_|npm_lifecycle_|VITE_)/
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), PATH: path, ...variables },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const output = `${stdout}${stderr}`.trim()
  if (status === 0) return output
  const end = output.split('\n').slice(-60).join('\n')
  throw new Error(`${args.slice(1).join(' ')} failed:\n${end}`)
}

/** Installs the binary's package, because the package `node` needs an install script. */
function installNode(major, folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  mkdirSync(folder)
  run(process.execPath, folder, [
    npmCli,
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    `${name}@${major}`,
  ])
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(folder, 'node_modules', name, 'bin', binary)
}

/** Copies tracked and new files without ignored ones such as node_modules and .env.local. */
function copyTree(folder) {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
  if (listed.status !== 0) throw new Error(`git ls-files failed:\n${listed.stderr}`)
  for (const file of String(listed.stdout).split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(folder, file))
  }
}

function check(major) {
  const folder = mkdtempSync(join(tmpdir(), `portal-node-${major}-`))
  try {
    const node = installNode(major, join(folder, 'node'))
    const version = run(node, folder, ['--version'])
    const tree = join(folder, 'portal')
    copyTree(tree)
    const steps = [
      ['install', ['ci'], {}],
      ['build', ['run', 'build'], fullConfiguration],
      // Generous, because a busy machine is slow.
      ['unit tests', ['run', 'test:unit', '--', '--testTimeout', '300000'], {}],
    ]
    const passed = steps.map(([name, args, variables]) => {
      const startedAt = Date.now()
      const output = run(node, tree, [npmCli, ...args], { ...variables, NO_COLOR: '1' })
      const [, tests] = output.match(/^ *Tests +(.*?) *(?:\(|$)/m) ?? []
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      return `${name}${tests ? `: ${tests}` : ''} (${seconds} s)`
    })
    return `Node ${version}: ${passed.join(', ')}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let failures = 0
for (const major of majors) {
  try {
    console.log(check(major))
  } catch (error) {
    failures += 1
    console.log(`Node ${major}: ${error.message}`)
  }
}
process.exit(failures === 0 ? 0 : 1)
