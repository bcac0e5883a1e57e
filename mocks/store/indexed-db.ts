import { tableNames } from '../db'
import type { Head, WorldStorage } from './storage'

/** Increment it to discard data stored by an earlier version of the mock. */
const layout = 4
const database = 'mock-api'
const headKey = 'head'
const stores = [...tableNames, 'meta']

const requestResult = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const transactionEnd = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, layout)
  request.onupgradeneeded = () => {
    const db = request.result
    for (const name of db.objectStoreNames) db.deleteObjectStore(name)
    for (const name of tableNames) db.createObjectStore(name, { keyPath: 'id' })
    db.createObjectStore('meta')
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
  async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
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
    return connection.transaction(stores, mode)
  }
  await transaction('readonly')

  return {
    exclusive: (task) => {
      const locks: LockManager | undefined = navigator.locks
      return locks ? locks.request(database, task) : task()
    },

    async load(currentVersion) {
      const reading = await transaction('readonly')
      const head: Head | undefined = await requestResult(reading.objectStore('meta').get(headKey))
      if (!head) return 'empty'
      if (head.version === currentVersion) return 'unchanged'
      const rows = await Promise.all(
        tableNames.map(async (name) => [
          name,
          await requestResult(reading.objectStore(name).getAll()),
        ]),
      )
      return { head, rows: Object.fromEntries(rows) }
    },

    async save({ head, clear, tables }) {
      const writing = await transaction('readwrite')
      if (clear) for (const name of stores) writing.objectStore(name).clear()
      for (const name of tableNames) {
        const store = writing.objectStore(name)
        for (const row of tables[name]?.put ?? []) store.put(row)
        for (const id of tables[name]?.gone ?? []) store.delete(id)
      }
      writing.objectStore('meta').put(head, headKey)
      await transactionEnd(writing)
    },
  }
}
