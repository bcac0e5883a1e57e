import { createListeners } from '@/lib/listeners'

export interface Snackbar {
  id: number
  message: string
  colour: 'success' | 'error'
}

/** How long a message stays (section 9). */
export const snackbarMs = 6_000
/** A message stays at least this long before the next one replaces it. */
export const snackbarMinMs = 2_500

let queue: readonly Snackbar[] = []
let nextId = 1
const { notify, subscribe } = createListeners()

function change(next: readonly Snackbar[]) {
  queue = next
  notify()
}

/** The queue of messages, shown one at a time. */
export const snackbar = {
  success: (message: string) => change([...queue, { id: nextId++, message, colour: 'success' }]),
  /** Ignores a repeated message, because many requests may fail alike. */
  error(message: string) {
    const isQueued = queue.some((entry) => entry.colour === 'error' && entry.message === message)
    if (!isQueued) change([...queue, { id: nextId++, message, colour: 'error' }])
  },
  close: (id: number) => change(queue.filter((entry) => entry.id !== id)),
  queue: () => queue,
  subscribe,
}
