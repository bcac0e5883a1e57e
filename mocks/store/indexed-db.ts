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

/**
 * Returns a function that opens the database, and opens it again after it was deleted, for example
 * with the browser's site data.
 */
function createConnection(): () => Promise<IDBDatabase> {
  let connection: Promise<IDBDatabase> | null = null
  const discard = () => {
    connection = null
  }
  async function connect() {
    const db = await open()
    // Without this, a deletion waits for the connection to close.
    db.onversionchange = () => {
      db.close()
      discard()
    }
    db.onclose = discard
    return db
  }
  return () => {
    if (!connection) {
      connection = connect()
      connection.catch(discard)
    }
    return connection
  }
}

/**
 * Storage in IndexedDB: survives a reload and is shared by all tabs.
 * @throws DOMException when the browser does not allow the database to be opened
 */
export async function indexedDbStorage(): Promise<WorldStorage> {
  const connection = createConnection()
  await connection()
  const stores = [...tableNames, 'files', 'meta']
  const queue = createTaskQueue()
  return {
    exclusive: (task) => {
      const locks: LockManager | undefined = navigator.locks
      return queue(() => (locks ? locks.request(database, task) : task()))
    },

    async load(currentVersion) {
      const transaction = (await connection()).transaction(stores)
      const head = (await requestResult(transaction.objectStore('meta').get(headKey))) as
        | Head
        | undefined
      if (!head) return 'empty'
      if (head.version === currentVersion) return 'unchanged'
      const rows = await Promise.all(
        tableNames.map(async (name) => [
          name,
          await requestResult(transaction.objectStore(name).getAll()),
        ]),
      )
      return { head, rows: Object.fromEntries(rows) }
    },

    async save({ head, clear, tables, files }) {
      const transaction = (await connection()).transaction(stores, 'readwrite')
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

    async file(id) {
      const transaction = (await connection()).transaction('files')
      return requestResult(transaction.objectStore('files').get(id))
    },
  }
}
