import type { Head, Stored, WorldStorage } from './storage'

/** Increment it to discard data stored by an earlier version of the mock. */
const layout = 5
const name = 'mock-api'

const requestResult = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, layout)
  request.onupgradeneeded = () => {
    const db = request.result
    for (const store of db.objectStoreNames) db.deleteObjectStore(store)
    db.createObjectStore(name)
  }
  return requestResult(request)
}

/**
 * Storage in IndexedDB: survives a reload and is shared by all tabs.
 * @throws DOMException when the browser does not allow the database to be opened
 */
export async function indexedDbStorage(): Promise<WorldStorage> {
  let connection: IDBDatabase | null = null

  /** Opens the database again after it was deleted, for example with the browser's site data. */
  async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    if (!connection) {
      connection = await open()
      const db = connection
      const discard = () => {
        // A deletion waits for the connection to close.
        db.close()
        connection = null
      }
      db.onversionchange = discard
      db.onclose = discard
    }
    return connection.transaction(name, mode).objectStore(name)
  }
  await openStore('readonly')

  return {
    exclusive: (task) => {
      const locks: LockManager | undefined = navigator.locks
      return locks ? locks.request(name, task) : task()
    },

    async load(currentVersion) {
      const store = await openStore('readonly')
      const head: Head | undefined = await requestResult(store.get('head'))
      if (!head) return 'empty'
      if (head.version === currentVersion) return 'unchanged'
      return { head, rows: await requestResult(store.get('rows')) }
    },

    async save({ head, rows }: Stored) {
      const store = await openStore('readwrite')
      store.put(rows, 'rows')
      store.put(head, 'head')
      await new Promise<void>((resolve, reject) => {
        store.transaction.oncomplete = () => resolve()
        store.transaction.onabort = () => reject(store.transaction.error)
      })
    },
  }
}
