import { expect } from '@playwright/test'
import { type Driver, elementId } from './webdriver.ts'

export interface Wanted {
  role: string
  name?: string | RegExp
  /** The role and name of an ancestor, such as a dialog. */
  within?: Wanted
}

/** The form that a script receives: WebDriver cannot send a regular expression. */
const plain = ({ role, name, within }: Wanted): unknown => ({
  role,
  name: name instanceof RegExp ? undefined : name,
  pattern: name instanceof RegExp ? [name.source, name.flags] : undefined,
  within: within && plain(within),
})

export const keys = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  shift: '\uE008',
  control: '\uE009',
  down: '\uE015',
  backspace: '\uE003',
} as const

/** A tab as a user operates it: every action waits for a visible element. */
export class Tab {
  private constructor(
    private readonly driver: Driver,
    private readonly handle: string,
    readonly origin: string,
  ) {}

  static async first(driver: Driver, origin: string): Promise<Tab> {
    return new Tab(driver, String(await driver.send('GetWindowHandle')), origin)
  }

  /** Another tab of the same browser, or a window where tabs cannot be brought to the front. */
  async another(): Promise<Tab> {
    const type = this.driver.showsTabs ? 'tab' : 'window'
    const { handle } = Object(await this.driver.send('NewWindow', { type }))
    const tab = new Tab(this.driver, handle, this.origin)
    await tab.show()
    return tab
  }

  /** Brings the tab to the front, where commands go. */
  async show(): Promise<void> {
    await this.driver.send('SwitchToWindow', { handle: this.handle, name: this.handle })
  }

  async closeOthers(): Promise<void> {
    for (const handle of (await this.driver.send('GetWindowHandles')) as string[]) {
      if (handle === this.handle) continue
      await this.driver.send('SwitchToWindow', { handle, name: handle })
      await this.driver.send('CloseWindow')
    }
    await this.show()
  }

  async open(path: string): Promise<void> {
    const url = path.includes(':') ? path : this.origin + path
    await this.driver.send('Navigate', { url })
  }

  async back(): Promise<void> {
    await this.driver.send('Back')
  }

  async reload(): Promise<void> {
    await this.driver.send('Refresh')
  }

  /** Evaluates a function body in the page. */
  async run<T>(script: string, ...args: unknown[]): Promise<T> {
    return (await this.driver.send('ExecuteScript', { script, args })) as T
  }

  async path(): Promise<string> {
    return await this.run('return location.pathname + location.search')
  }

  /** The current number of elements with a role and name. */
  async count(role: string, name?: string | RegExp, within?: Wanted): Promise<number> {
    return await this.run('return probe.find(arguments[0]).length', plain({ role, name, within }))
  }

  /** The text of the first element with a role and name, or null. */
  async text(role: string, name?: string | RegExp, within?: Wanted): Promise<string | null> {
    return await this.run(
      'return probe.find(arguments[0])[0]?.innerText ?? null',
      plain({ role, name, within }),
    )
  }

  /** Waits until the element exists. */
  async sees(role: string, name?: string | RegExp, within?: Wanted): Promise<void> {
    await expect.poll(() => this.count(role, name, within), `${role} "${name}"`).toBeGreaterThan(0)
  }

  async seesNo(role: string, name?: string | RegExp, within?: Wanted): Promise<void> {
    await expect.poll(() => this.count(role, name, within), `no ${role} "${name}"`).toBe(0)
  }

  async reads(text: string | RegExp, role = 'main', name?: string | RegExp): Promise<void> {
    const read = expect.poll(
      async () => (await this.text(role, name)) ?? '',
      `${role} with ${text}`,
    )
    await (typeof text === 'string' ? read.toContain(text) : read.toMatch(text))
  }

  /** Waits until the element is visible, enabled and stable; returns its id. */
  async element(role: string, name?: string | RegExp, within?: Wanted): Promise<string> {
    let last = ''
    let found: unknown
    const hasCome = async () => {
      const [element, box] = (await this.run<[unknown, string] | null>(
        'return probe.findUsable(arguments[0])',
        plain({ role, name, within }),
      )) ?? [null, '']
      const isAtRest = box !== '' && box === last
      last = box
      found = element
      return isAtRest
    }
    await expect.poll(hasCome, { message: `${role} "${name}"`, intervals: [30] }).toBe(true)
    return elementId(found)
  }

  /** Clicks with the mouse. */
  async press(role: string, name?: string | RegExp, within?: Wanted): Promise<void> {
    const id = await this.element(role, name, within)
    await this.driver.send('ElementClick', { id })
  }

  /** Replaces the value of a field. */
  async fill(name: string | RegExp, text: string, role = 'textbox', within?: Wanted) {
    const id = await this.element(role, name, within)
    await this.driver.send('ElementClear', { id })
    await this.driver.send('ElementSendKeys', { id, text, value: [...text] })
  }

  /** Like `fill`, for a field without a role, such as a password's. */
  async fillLabelled(label: string, text: string): Promise<void> {
    const id = await this.labelled(label)
    await this.driver.send('ElementClear', { id })
    await this.driver.send('ElementSendKeys', { id, text, value: [...text] })
  }

  /** Waits for the field with a label, visible or not; returns its id. */
  private async labelled(label: string): Promise<string> {
    const script = 'return TestingLibraryDom.queryAllByLabelText(document, arguments[0])[0] ?? null'
    let found: unknown = null
    await expect
      .poll(async () => {
        found = await this.run(script, label)
        return found !== null
      }, label)
      .toBe(true)
    return elementId(found)
  }

  /** Chooses files as the browser's file dialog does. */
  async choose(label: string, ...paths: string[]): Promise<void> {
    const id = await this.labelled(label)
    const text = paths.join('\n')
    await this.driver.send('ElementSendKeys', { id, text, value: [...text] })
  }

  /** Presses keys one after the other, wherever the focus is. */
  async type(...pressed: string[]): Promise<void> {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.driver.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  /** Waits until the element has the focus. */
  async hasFocus(role: string, name?: string | RegExp): Promise<void> {
    const target = plain({ role, name })
    const focused = () =>
      this.run('return probe.find(arguments[0]).includes(document.activeElement)', target)
    await expect.poll(focused, `${role} "${name}" has the focus`).toBe(true)
  }

  /** Whether an element with the role has or contains the focus. */
  async hasFocusIn(role: string): Promise<boolean> {
    const script =
      'return probe.find(arguments[0]).some((one) => one.contains(document.activeElement))'
    return await this.run(script, { role })
  }

  async isFocusLost(): Promise<boolean> {
    return await this.run('return document.activeElement === document.body')
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.send('SetWindowRect', { x: 0, y: 0, width, height })
  }

  async html(): Promise<string> {
    return await this.run('return document.documentElement.outerHTML')
  }
}
