// @vitest-environment node
import { expect, it } from 'vitest'
import { seedWorld } from '../seed'
import { createTaskQueue, type Stored, type WorldStorage } from './storage'
import { WorldStore } from './world-store'

/** Storage shared by several tabs. */
function sharedStorage(): WorldStorage {
  const files = new Map<number, Uint8Array>()
  let stored: Stored | null = null
  return {
    exclusive: createTaskQueue(),
    load: async (known) => {
      if (!stored) return 'empty'
      return stored.head.version === known ? 'unchanged' : structuredClone(stored)
    },
    save: async ({ head, clear, tables, files: newFiles }) => {
      const rows = clear || !stored ? {} : stored.rows
      for (const [name, { put, gone }] of Object.entries(tables)) {
        const byId = new Map(rows[name]?.map((row) => [row.id, row]))
        for (const row of put) byId.set(row.id, row)
        for (const id of gone) byId.delete(id)
        rows[name] = [...byId.values()].sort((a, b) => a.id - b.id)
      }
      for (const [id, bytes] of newFiles) files.set(id, bytes)
      stored = structuredClone({ head, rows })
    },
    file: async (id) => files.get(id),
  }
}

const note = { debt: 101, note: 'x', created_by: 'a', created_at: 'b' }

it('two tabs share the data and neither overwrites the other', async () => {
  const storage = sharedStorage()
  const tabs = [new WorldStore(storage, seedWorld()), new WorldStore(storage, seedWorld())]
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      tabs[index % 2]?.run((world) => world.notes.add(note).id),
    ),
  )
  expect(new Set(added).size).toBe(20)
  const counts = await Promise.all(tabs.map((tab) => tab.run((world) => world.notes.all().length)))
  expect(counts[0]).toBe(counts[1])
})

it('a reload restores the data, files included', async () => {
  const storage = sharedStorage()
  const before = new WorldStore(storage, seedWorld())
  await before.run((world) => {
    world.debtors.remove(1)
    world.behaviour = { ...world.behaviour, rotate: true }
  })
  const after = new WorldStore(storage, seedWorld())
  expect(await after.run((world) => [world.debtors.get(1), world.behaviour.rotate])).toEqual([
    undefined,
    true,
  ])
  expect(await after.file(1)).toBeInstanceOf(Uint8Array)
  await after.reset()
  expect(await before.run((world) => world.debtors.get(1)?.id)).toBe(1)
})
