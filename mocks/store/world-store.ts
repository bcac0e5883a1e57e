import { defaultBehaviour, tableNames, World } from '../db'
import type { Head, Stored, WorldStorage } from './storage'

/** Fills an empty world. */
export type Seed = (world: World) => void

/** A world and its storage; all requests read and write through it, one after another. */
export class WorldStore {
  readonly world = new World()
  private version = 0
  private saved: Pick<Head, 'behaviour' | 'nested'> = this.world
  private last: Promise<unknown> = Promise.resolve()
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly storage: WorldStorage,
    private readonly seed: Seed,
  ) {}

  run<T>(task: (world: World) => T | Promise<T>): Promise<T> {
    return this.exclusive(async () => {
      const stored = await this.storage.load(this.version)
      if (stored === 'empty') await this.reseed(this.seed)
      else if (stored !== 'unchanged') this.take(stored)
      const result = await task(this.world)
      await this.persist()
      return result
    })
  }

  /** Restores the seed and keeps the latency. */
  reset(seed: Seed = this.seed): Promise<void> {
    return this.exclusive(() => this.reseed(seed))
  }

  /** Called after every write of this process. */
  onWrite(listener: () => void): void {
    this.listeners.add(listener)
  }

  private exclusive<T>(task: () => Promise<T>): Promise<T> {
    const { storage } = this
    const run = () => (storage.exclusive ? storage.exclusive(task) : task())
    const result = this.last.then(run, run)
    this.last = result.catch(() => {})
    return result
  }

  private async reseed(seed: Seed): Promise<void> {
    const { latency } = this.world.behaviour
    for (const name of tableNames) this.world[name].load([], 1)
    this.world.behaviour = { ...defaultBehaviour, latency }
    this.world.nested = { address: 1, contact: 1, debt: 1 }
    seed(this.world)
    await this.persist()
  }

  /** Takes over what another tab or an earlier process has written. */
  private take({ head, rows }: Stored): void {
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

  private async persist(): Promise<void> {
    const { behaviour, nested } = this.world
    const isHeadChanged = this.saved.behaviour !== behaviour || this.saved.nested !== nested
    if (!isHeadChanged && tableNames.every((name) => !this.world[name].isChanged)) return
    for (const name of tableNames) this.world[name].isChanged = false
    this.version += 1
    const ofTables = <T>(part: (name: (typeof tableNames)[number]) => T) =>
      Object.fromEntries(tableNames.map((name) => [name, part(name)]))
    const nextIds = ofTables((name) => this.world[name].nextId)
    await this.storage.save({
      head: { version: this.version, behaviour, nested, nextIds },
      rows: ofTables((name) => this.world[name].all()),
    })
    this.saved = { behaviour, nested }
    for (const listener of this.listeners) listener()
  }
}
