import { defaultBehaviour, tableNames, World } from '../db'
import type { Head, Stored, WorldStorage } from './storage'

/** Fills an empty world; `files` receives its invoices' bytes by invoice id. */
export type Seed = (world: World, files: Map<number, Uint8Array>) => void

/** A world and its storage; all reads and writes go through it. */
export class WorldStore {
  readonly world = new World()
  private version = 0
  private newFiles = new Map<number, Uint8Array>()
  private saved: Pick<Head, 'behaviour' | 'nested'> = this.world
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly storage: WorldStorage,
    private readonly seed: Seed,
  ) {}

  run<T>(task: (world: World) => T | Promise<T>): Promise<T> {
    return this.storage.exclusive(async () => {
      await this.syncFromStorage()
      const result = await task(this.world)
      await this.persist(false)
      return result
    })
  }

  /** Restores the seed and keeps the latency. */
  reset(seed: Seed = this.seed): Promise<void> {
    return this.storage.exclusive(() => this.reseed(seed))
  }

  putFile(invoiceId: number, bytes: Uint8Array): void {
    this.newFiles.set(invoiceId, bytes)
  }

  async file(invoiceId: number): Promise<Uint8Array | undefined> {
    return this.newFiles.get(invoiceId) ?? this.storage.file(invoiceId)
  }

  /** Called after every write of this process. */
  onWrite(listener: () => void): void {
    this.listeners.add(listener)
  }

  private async reseed(seed: Seed): Promise<void> {
    const { latency } = this.world.behaviour
    for (const name of tableNames) this.world[name].load([], 1)
    this.world.behaviour = { ...defaultBehaviour, latency }
    this.world.nested = { address: 1, contact: 1, debt: 1 }
    this.newFiles.clear()
    seed(this.world, this.newFiles)
    await this.persist(true)
  }

  /** Loads the writes of other tabs, or the seed when nothing is stored. */
  private async syncFromStorage(): Promise<void> {
    const stored = await this.storage.load(this.version)
    if (stored === 'empty') await this.reseed(this.seed)
    else if (stored !== 'unchanged') this.loadStored(stored)
  }

  private loadStored({ head, rows }: Stored): void {
    for (const name of tableNames) {
      // `persist` wrote the rows from the same tables.
      const table = this.world[name] as { load(rows: readonly unknown[], nextId: number): void }
      table.load(rows[name] ?? [], head.nextIds[name] ?? 1)
    }
    this.world.behaviour = head.behaviour
    this.world.nested = head.nested
    this.version = head.version
    this.saved = head
  }

  private async persist(clear: boolean): Promise<void> {
    const { behaviour, nested } = this.world
    const tables = Object.fromEntries(
      tableNames.map((name) => [name, this.world[name].takeChanges()]),
    )
    const rowsChanged = Object.values(tables).some(({ put, gone }) => put.length + gone.length > 0)
    const headChanged = this.saved.behaviour !== behaviour || this.saved.nested !== nested
    if (!clear && !rowsChanged && !headChanged) return
    this.version += 1
    const nextIds = Object.fromEntries(tableNames.map((name) => [name, this.world[name].nextId]))
    const head = { version: this.version, behaviour, nested, nextIds }
    await this.storage.save({ head, clear, tables, files: this.newFiles })
    this.newFiles = new Map()
    this.saved = { behaviour, nested }
    for (const listener of this.listeners) listener()
  }
}
