// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedWorld } from '../seed'
import { fileStorage } from './file-storage'
import { WorldStore } from './world-store'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-world-'))
  path = join(folder, 'world.json')
})
afterEach(() => rm(folder, { recursive: true }))

/** Reads the file like a new process. */
const started = async () => new WorldStore(await fileStorage(path), seedWorld())
const note = { debt: 101, note: 'Kept.', created_by: 'a', created_at: 'b' }

it('rows, files, settings and next ids persist between processes', async () => {
  const first = await started()
  const id = await first.run((world) => {
    world.behaviour = { ...world.behaviour, rotate: true }
    world.debtors.remove(1)
    first.putFile(999, new Uint8Array([0, 200, 255]))
    return world.notes.add(note).id
  })
  const second = await started()
  expect(
    await second.run((world) => [
      world.notes.get(id)?.note,
      world.debtors.get(1),
      world.behaviour.rotate,
      world.notes.add(note).id,
    ]),
  ).toEqual(['Kept.', undefined, true, id + 1])
  expect(await second.file(999)).toEqual(new Uint8Array([0, 200, 255]))
  expect(await second.file(1)).toEqual(await first.file(1))
})

it('a change is on disk before its request is answered', async () => {
  const first = await started()
  for (let index = 0; index < 3; index += 1) {
    const id = await first.run((world) => world.notes.add(note).id)
    expect(await (await started()).run((world) => world.notes.get(id)?.note)).toBe('Kept.')
  }
  expect(await readdir(folder)).toEqual(['world.json'])
})

it('a reset restores the seed', async () => {
  const first = await started()
  await first.run((world) => world.debtors.remove(1))
  await first.reset()
  expect(await (await started()).run((world) => world.debtors.get(1)?.id)).toBe(1)
})

it.each(['', '{"head":', '[]', '{"rows":{}}'])(
  'loading throws when the file is %j',
  async (text) => {
    await writeFile(path, text)
    await expect(fileStorage(path)).rejects.toThrow('is not a world of the mocked API')
  },
)
