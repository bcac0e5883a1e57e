// Finds and installs the tools that the tests need.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a command, or undefined. */
export const findCommand = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Runs a command with its output visible; returns whether it succeeded. */
export function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Installs packages of Debian, where this is allowed. */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !findCommand('apt-get') || !run('apt-get', 'update')) return
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
}
