import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findTool } from '../../.ci/tools.mjs'
import type { Target } from './probe.ts'

type Remote = typeof import('selenium-webdriver/remote')
// A folder, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as Remote

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A tab, as the tests drive it; two libraries implement it, as neither drives both browsers. */
export interface Tab {
  open(url: string): Promise<unknown>
  back(): Promise<unknown>
  /** Runs a function in the page, so it uses nothing from outside. */
  evaluate<A, T>(run: (argument: A) => T, argument: A): Promise<T>
  click(target: Target): Promise<void>
  /** Replaces the value of a field. */
  fill(target: Target, text: string): Promise<void>
  /** Chooses a file as the browser's file dialog does. */
  choose(target: Target, path: string): Promise<void>
  pressEscape(): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
  another(): Promise<Tab>
  close(): Promise<void>
}

type Environment = Record<string, string>
type Started = { tab: Tab; stop(): Promise<void> }

const findEnabled = (target: Target) => globalThis.probe.findEnabled(target)

function firefoxTab(page: Page): Tab {
  const find = async (target: Target) =>
    (await page.evaluateHandle(findEnabled, target)) as ElementHandle<HTMLInputElement>
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    evaluate: <A, T>(run: (argument: A) => T, argument: A) =>
      page.evaluate(run as (argument: unknown) => T, argument) as Promise<T>,
    click: async (target) => (await find(target)).click(),
    async fill(target, text) {
      const field = await find(target)
      await field.evaluate((input) => input.select())
      await field.type(text)
    },
    choose: async (target, path) => (await find(target)).uploadFile(path),
    pressEscape: () => page.keyboard.press('Escape'),
    show: () => page.bringToFront(),
    async another() {
      const other = await page.browser().newPage()
      await other.bringToFront()
      return firefoxTab(other)
    },
    close: () => page.close(),
  }
}

async function startFirefox(executablePath: string, env: Environment): Promise<Started> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env,
    defaultViewport: { width: 1280, height: 900 },
    // Saves files without a prompt, PDF documents too.
    extraPrefsFirefox: {
      'browser.download.open_pdf_attachments_inline': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
      'pdfjs.disabled': true,
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 0,
    },
  })
  // The first tab has the address bar focused, so its page would get no focus events.
  return { tab: firefoxTab(await browser.newPage()), stop: () => browser.close() }
}

/** Commands go to the window that was switched to last. */
function webkitTab(driver: WebDriver, handle: string): Tab {
  const find = (target: Target) => driver.executeScript<WebElement>(findEnabled, target)
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    evaluate: (run, argument) => driver.executeScript(run, argument),
    click: async (target) => (await find(target)).click(),
    async fill(target, text) {
      const field = await find(target)
      await field.clear()
      await field.sendKeys(text)
    },
    choose: async (target, path) => (await find(target)).sendKeys(path),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    show: () => driver.switchTo().window(handle),
    async another() {
      // MiniBrowser opens a new tab in the background, where nothing is painted.
      await driver.switchTo().newWindow('window')
      return webkitTab(driver, await driver.getWindowHandle())
    },
    async close() {
      await driver.switchTo().window(handle)
      await driver.close()
    },
  }
}

async function startWebKit(path: string, env: Environment): Promise<Started> {
  // MiniBrowser has no headless mode, so it gets a virtual display.
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const display = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'], env })
  const [displayNumber] = await once(display.stdout, 'data')
  const service = new DriverService.Builder(path)
    .setHostname('127.0.0.1')
    .addArguments('--host=127.0.0.1')
    .setEnvironment({
      ...env,
      DISPLAY: `:${String(displayNumber).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      GIO_USE_VFS: 'local',
    })
    .build()
  const builder = new Builder().usingServer(await service.start()).forBrowser('MiniBrowser')
  const driver = await builder.build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  return {
    tab: webkitTab(driver, await driver.getWindowHandle()),
    async stop() {
      await driver.quit()
      await service.kill()
      display.kill()
    },
  }
}

/** Starts a browser that lives in a temporary home folder, which `close` deletes. */
export async function startEngine(name: EngineName) {
  const path = findTool(name)
  if (!path) throw new Error(`There is no ${name} on this machine`)
  const home = await mkdtemp(join(tmpdir(), 'portal-browser-'))
  const downloads = join(home, 'Downloads')
  await mkdir(downloads)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { DBUS_SESSION_BUS_ADDRESS: _, ...inherited } = process.env
  const env: Environment = { HOME: home, XDG_CONFIG_HOME: home, TZ: 'Europe/London' }
  const start = name === 'firefox' ? startFirefox : startWebKit
  const { tab, stop } = await start(path, { ...inherited, ...env } as Environment)
  async function close() {
    await stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  return { tab, downloads, close }
}

export type Engine = Awaited<ReturnType<typeof startEngine>>
