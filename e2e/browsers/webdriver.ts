/** The commands of W3C WebDriver that the tests use, by the names Firefox gives them. */
export const commands = {
  NewSession: 'POST /session',
  DeleteSession: 'DELETE ',
  Navigate: 'POST /url',
  Back: 'POST /back',
  Refresh: 'POST /refresh',
  NewWindow: 'POST /window/new',
  SwitchToWindow: 'POST /window',
  CloseWindow: 'DELETE /window',
  GetWindowHandle: 'GET /window',
  GetWindowHandles: 'GET /window/handles',
  SetWindowRect: 'POST /window/rect',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  ElementClear: 'POST /element/{id}/clear',
  ElementSendKeys: 'POST /element/{id}/value',
  PerformActions: 'POST /actions',
} as const

type Command = keyof typeof commands

/** A session of one browser. The two engines differ in how commands reach them and in nothing else. */
export interface Driver {
  /** Whether a tab that commands go to is also the one in front. */
  showsTabs: boolean
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>
  /** Ends the session, and the processes that were started for it. */
  close(): Promise<void>
}

/** The key of an element in what a script is given and returns. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export const elementId = (value: unknown): string => String(Object(value)[elementKey])

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}
