import { expect } from '@playwright/test'
import type { Tab } from './engines.ts'
import type { Target } from './probe.ts'

type Name = string | RegExp | undefined
/** The role and name of an ancestor, such as a dialog. */
type Ancestor = { role: string; name?: Name }

const targetOf = (role: string, name: Name, within?: Ancestor): Target => ({
  role,
  name: name instanceof RegExp ? [name.source, name.flags] : name,
  within: within && targetOf(within.role, within.name),
})

/** Acts in a tab as a user does: every action waits for an element that is visible, enabled and at rest. */
export class User {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  /** Another tab of the same browser. */
  async another(): Promise<User> {
    return new User(await this.tab.another(), this.origin)
  }

  open(path: string): Promise<unknown> {
    return this.tab.open(this.origin + path)
  }

  path(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search, null)
  }

  /** The texts of the elements with a role and name. */
  texts(role: string, name?: Name): Promise<string[]> {
    const read = (target: Target) =>
      (globalThis.probe?.find(target) ?? []).map((one) => one.innerText)
    return this.tab.evaluate(read, targetOf(role, name))
  }

  async sees(role: string, name?: Name): Promise<void> {
    await expect.poll(() => this.texts(role, name), `${role} "${name}"`).not.toEqual([])
  }

  async seesNo(role: string, name?: Name): Promise<void> {
    await expect.poll(() => this.texts(role, name), `no ${role} "${name}"`).toEqual([])
  }

  async reads(text: string, role = 'main'): Promise<void> {
    const read = async () => (await this.texts(role)).join('\n')
    await expect.poll(read, `${role} with ${text}`).toContain(text)
  }

  /** Scrolls the element into view, and waits until it no longer moves. */
  async waitFor(target: Target): Promise<Target> {
    const box = (wanted: Target) => {
      const found = globalThis.probe?.findEnabled(wanted)
      found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return JSON.stringify(found?.getBoundingClientRect()) ?? ''
    }
    let last = ''
    const isAtRest = async () => {
      const before = last
      last = await this.tab.evaluate(box, target)
      return last !== '' && last === before
    }
    const message = `at rest: ${JSON.stringify(target)}`
    await expect.poll(isAtRest, { message, intervals: [30] }).toBe(true)
    return target
  }

  async press(role: string, name?: Name, within?: Ancestor): Promise<void> {
    await this.tab.click(await this.waitFor(targetOf(role, name, within)))
  }

  async fill(name: Name, text: string, role = 'textbox', within?: Ancestor): Promise<void> {
    await this.tab.fill(await this.waitFor(targetOf(role, name, within)), text)
  }

  async choose(label: string, path: string): Promise<void> {
    await this.tab.choose(await this.waitFor({ label }), path)
  }

  /** Waits until an element with the role and name has the focus or contains it. */
  async hasFocus(role: string, name?: Name): Promise<void> {
    const isFocused = (target: Target) =>
      (globalThis.probe?.find(target) ?? []).some((one) => one.contains(document.activeElement))
    const poll = () => this.tab.evaluate(isFocused, targetOf(role, name))
    await expect.poll(poll, `${role} "${name}" has the focus`).toBe(true)
  }

  async keepsFocus(): Promise<void> {
    const isLost = () => document.activeElement === document.body
    await expect.poll(() => this.tab.evaluate(isLost, null), 'the focus is lost').toBe(false)
  }
}
