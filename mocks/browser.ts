import { setupWorker } from 'msw/browser'
import { currentStore, replaceStore } from './current'
import { handlers } from './handlers/all'
import { showDemoTools } from './panel/demo-tools'
import { seedWorld } from './seed'
import { indexedDbStorage } from './store/indexed-db'
import { memoryStorage } from './store/storage'
import { WorldStore } from './store/world-store'

/** Milliseconds: long enough to see a pending state, short enough not to slow the demo. */
const defaultLatency: [number, number] = [30, 120]

/**
 * Starts the mocked API in the page; its service worker responds to requests.
 * @throws Error when no service worker can be started
 */
export async function startMockApi({ tools = true }: { tools?: boolean } = {}): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The mocked API needs a service worker, and this page may not have one: open it on localhost or over https.',
    )
  }
  // Without storage the data lasts as long as the page.
  const storage = await indexedDbStorage().catch(() => memoryStorage)
  replaceStore(new WorldStore(storage, seedWorld()))
  await currentStore().run((world) => {
    const isDefault = world.behaviour.latency[1] === 0
    if (isDefault) world.behaviour = { ...world.behaviour, latency: defaultLatency }
  })
  try {
    await setupWorker(...handlers).start({
      quiet: true,
      serviceWorker: { url: '/mockServiceWorker.js' },
      onUnhandledRequest: (request, print) => {
        if (new URL(request.url).pathname.startsWith('/api/')) print.error()
      },
    })
  } catch (cause) {
    throw new Error(
      'The service worker of the mocked API could not be started. Is /mockServiceWorker.js served, and are service workers allowed?',
      { cause },
    )
  }
  if (tools) showDemoTools(currentStore())
}
