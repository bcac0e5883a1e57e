export interface Snackbar {
  id: number
  message: string
  colour: 'success' | 'error'
}

/** Section 9: a message stays this long … */
export const snackbarMs = 6_000
/** … but gives way to a waiting one once there was time to read it. */
export const snackbarMinMs = 2_500

let queue: readonly Snackbar[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Snackbar[]) {
  queue = next
  for (const listener of [...listeners]) listener()
}

/** The messages to show, one at a time, in the order they came; the first is on screen. */
export const snackbar = {
  success: (message: string) => change([...queue, { id: nextId++, message, colour: 'success' }]),
  /** What is said already is not said again: ten calls that fail alike are one piece of news. */
  error(message: string) {
    const isQueued = queue.some((entry) => entry.colour === 'error' && entry.message === message)
    if (!isQueued) change([...queue, { id: nextId++, message, colour: 'error' }])
  },
  clear: () => change([]),
  clearErrors: () => change(queue.filter(({ colour }) => colour !== 'error')),
  close: (id: number) => change(queue.filter((entry) => entry.id !== id)),
  queue: () => queue,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
