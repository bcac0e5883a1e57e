import { tableNames } from '../db'
import { createTaskQueue, type Head, type WorldStorage } from './storage'

/** Increment it to discard data stored by an earlier version of the mock. */
const layout = 3
const database = 'mock-api'
const headKey = 'head'

const requestResult = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const transactionEnd = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, layout)
  request.onupgradeneeded = () => {
    const db = request.result
    for (const name of db.objectStoreNames) db.deleteObjectStore(name)
    for (const name of tableNames) db.createObjectStore(name, { keyPath: 'id' })
    db.createObjectStore('files')
    db.createObjectStore('meta')
  }
  return requestResult(request)
}

/** Storage in IndexedDB: survives a reload and is shared by all tabs. */
export async function indexedDbStorage(): Promise<WorldStorage> {
  const db = await open()
  db.onversionchange = () => db.close()
  const stores = [...tableNames, 'files', 'meta']
  const queue = createTaskQueue()
  return {
    exclusive: (task) => {
      const locks: LockManager | undefined = navigator.locks
      return queue(() => (locks ? locks.request(database, task) : task()))
    },

    async load(currentVersion) {
      const transaction = db.transaction(stores)
      const head = (await requestResult(transaction.objectStore('meta').get(headKey))) as
        | Head
        | undefined
      if (!head || head.version === currentVersion) return null
      const rows = await Promise.all(
        tableNames.map(async (name) => [
          name,
          await requestResult(transaction.objectStore(name).getAll()),
        ]),
      )
      return { head, rows: Object.fromEntries(rows) }
    },

    async save({ head, clear, tables, files }) {
      const transaction = db.transaction(stores, 'readwrite')
      if (clear) for (const name of stores) transaction.objectStore(name).clear()
      for (const name of tableNames) {
        const store = transaction.objectStore(name)
        for (const row of tables[name]?.put ?? []) store.put(row)
        for (const id of tables[name]?.gone ?? []) store.delete(id)
      }
      for (const [id, bytes] of files) transaction.objectStore('files').put(bytes, id)
      transaction.objectStore('meta').put(head, headKey)
      await transactionEnd(transaction)
    },

    file: (id) => requestResult(db.transaction('files').objectStore('files').get(id)),
  }
}
