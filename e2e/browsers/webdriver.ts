/** The commands of W3C WebDriver that the tests use, by their names in Marionette. */
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

/** A session of one browser. The engines differ only in the transport of the commands. */
export interface Driver {
  /** Whether the tab that receives commands is also the visible one. */
  showsTabs: boolean
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>
  /** Ends the session and its processes. */
  close(): Promise<void>
}

/** The key of an element in a script's arguments and result. */
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
