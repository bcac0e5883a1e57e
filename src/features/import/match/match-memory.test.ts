import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImportColumn } from '@/rules/import-columns'
import { preferences } from '@/session/preferences'
import { session } from '@/session/session'
import { applyHandMatches, createMatchMemory, handMatches } from './match-memory'

const userTokens = (user: number) => ({
  access: `a.${btoa(`{"user_id":${user}}`)}.z`,
  refresh: 'r',
})

beforeEach(() => {
  localStorage.clear()
  session.start(userTokens(7))
})

describe('the memory of matches', () => {
  const byHand = new Map<number, ImportColumn | null>([
    [1, 'initial_debt'],
    [2, null],
  ])

  test('returns what was remembered for the same header, user and company', () => {
    createMatchMemory(3).remember('h1', byHand)
    expect(createMatchMemory(3).recall('h1')).toEqual(byHand)
    expect(createMatchMemory(3).recall('h2')).toBeNull()
    expect(createMatchMemory(4).recall('h1')).toBeNull()
    session.start(userTokens(8))
    expect(createMatchMemory(3).recall('h1')).toBeNull()
  })

  test('survives a logout', () => {
    createMatchMemory(3).remember('h1', byHand)
    session.end()
    session.start(userTokens(7))
    expect(createMatchMemory(3).recall('h1')).toEqual(byHand)
  })

  test('holds nothing without a company or a hash', () => {
    const write = vi.spyOn(preferences, 'write')
    createMatchMemory(null).remember('h1', byHand)
    createMatchMemory(3).remember(null, byHand)
    expect(write).not.toHaveBeenCalled()
    expect(createMatchMemory(null).recall('h1')).toBeNull()
    expect(createMatchMemory(3).recall(null)).toBeNull()
  })

  test('forgets a header on request, or when nothing was matched by hand any more', () => {
    const memory = createMatchMemory(3)
    memory.remember('h1', byHand)
    memory.remember('h2', byHand)
    memory.forget('h1')
    expect([memory.recall('h1'), memory.recall('h2')]).toEqual([null, byHand])
    memory.remember('h2', new Map())
    expect(memory.recall('h2')).toBeNull()
  })

  test('keeps the twenty headers that were used last', () => {
    const memory = createMatchMemory(3)
    for (let number = 0; number < 20; number += 1) memory.remember(`h${number}`, byHand)
    memory.remember('h0', byHand)
    memory.remember('new', byHand)
    expect(memory.recall('h1')).toBeNull()
    expect([memory.recall('h0'), memory.recall('h2'), memory.recall('new')]).toEqual([
      byHand,
      byHand,
      byHand,
    ])
  })

  test.each([
    ['{', null],
    ['{"a":1}', null],
    ['[null,{"header":1}]', null],
    ['[{"header":"h1","columns":[[0,"company_name"],[1,"gone"],["2",null],3,[4,null]]}]', [0, 4]],
    // What cannot be read does not take the rest with it.
    ['[null,1,{"header":"h1"},{"header":"h1","columns":[[0,"company_name"]]}]', [0]],
  ])('reads %s without an error', (stored, columns) => {
    localStorage.setItem('preference:7:import-matches:3', stored)
    const recalled = createMatchMemory(3).recall('h1')
    expect(recalled && [...recalled.keys()]).toEqual(columns)
  })
})

test('matches made by hand are those that differ from the automatic ones', () => {
  const auto = ['company_name', null, 'city', null] as const
  const matches = ['company_name', 'initial_debt', null, null, 'county'] as const
  const byHand = handMatches(auto, matches, null)
  expect([...byHand]).toEqual([
    [1, 'initial_debt'],
    [2, null],
  ])
  expect(applyHandMatches(auto, byHand)).toEqual(matches.slice(0, 4))
})

test('a field that was matched by hand is taken from the column that has it this time', () => {
  const byHand = new Map([[1, 'postcode' as const]])
  expect(applyHandMatches(['postcode', null], byHand)).toEqual([null, 'postcode'])
})
