// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { sha256 } from '@/lib/sha256'
import { toExistingDebt } from '../check/duplicates'
import { choices, settings } from '../testing/rows'
import { createSheetService } from './sheet-service'

const open = (onProgress: (share: number) => void = () => {}) => createSheetService(onProgress)

test('every call throws before a file has been read', () => {
  expect(() => open().rowsToSend()).toThrow('No file has been read.')
  expect(() => open().apply({ kind: 'undo' })).toThrow('No file has been read.')
})

test('a file is summarised by its header, header row, row count and first values', async () => {
  const text = 'Debts of May\n\nCompany name,Amount\nAcme Ltd,5\nBirch Ltd,5\n,6\n'
  expect(await open().read(new Blob([text]), { repair: false })).toEqual({
    ok: true,
    summary: {
      encoding: 'utf-8',
      garbled: false,
      sampleLine: null,
      header: ['Company name', 'Amount'],
      headerHash: await sha256('["Company name","Amount"]'),
      headerRow: 3,
      rowCount: 3,
      samples: [
        ['Acme Ltd', 'Birch Ltd'],
        ['5', '6'],
      ],
      auto: expect.objectContaining({ matches: ['company_name', 'initial_debt'] }),
    },
  })
})

test('a file that is not UTF-8 is read as Windows-1252, and one that is not text is rejected', async () => {
  const bytes = Uint8Array.from('company_name,amount\nCaf\u00e9,\u00a35\n', (letter) =>
    letter.charCodeAt(0),
  )
  const windows = { ok: true, summary: { encoding: 'windows-1252', sampleLine: 'Café,£5' } }
  expect(await open().read(new Blob([bytes]), { repair: false })).toMatchObject(windows)
  expect(
    await open().read(new Blob([bytes]), { encoding: 'macintosh', repair: false }),
  ).toMatchObject({ ok: true, summary: { encoding: 'macintosh' } })
  expect(await open().read(new Blob(['%PDF-1.7']), { repair: false })).toMatchObject({ ok: false })
})

test('a file that cannot be read at all fails with its own error', async () => {
  const gone = new DOMException('gone', 'NotFoundError')
  const file = new Blob(['a,b\n1,2\n'])
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw gone
  })
  await expect(open().read(file, { repair: false })).rejects.toBe(gone)
})

test('a file is rejected when it is not in the encoding the user chose', async () => {
  const file = new Blob([new Uint8Array([0x61, 0x2c, 0x62, 0x0a, 0xe9, 0x2c, 0x31])])
  await expect(open().read(file, { encoding: 'utf-8', repair: false })).rejects.toThrow(TypeError)
})

test('progress is reported from the first bytes to the whole file', async () => {
  const shares: number[] = []
  const text = `company_name,amount\n${'Acme Ltd,5\n'.repeat(200_000)}`
  await open((share) => shares.push(share)).read(new Blob([text]), { repair: false })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares[0]).toBeLessThan(0.6)
  expect(shares.at(-1)).toBe(1)
})

test('a file without a header or without rows is rejected with the reason', async () => {
  const refusal = async (text: string) => {
    const result = await open().read(new Blob([text]), { repair: false })
    return result.ok ? null : result.error
  }
  expect(await refusal('\n\n')).toBe('The selected file is empty')
  expect(await refusal('company_name,amount\n')).toMatch(/no debts/)
  expect(await refusal('company_name,amount\nAcme,5\n')).toBeNull()
})

test('every command returns the updated review', async () => {
  const service = open()
  await service.read(new Blob(['company_name,amount\nAcme Ltd,5\nAcme Ltd,5\nBirch,x\n']), {
    repair: false,
  })
  const matched = { ...settings, matches: ['company_name', 'initial_debt'] as const }
  expect(service.apply({ kind: 'check', settings: matched, choices }).counts).toEqual({
    all: 3,
    ready: 1,
    'to-fix': 1,
    warned: 1,
    'left-out': 1,
  })
  const [group] = service.apply({ kind: 'choose', choices }).errors
  expect(service.apply({ kind: 'exclude', group: group?.id ?? '' }).excluded).toBe(1)
  expect(service.apply({ kind: 'restore-excluded' }).excluded).toBe(0)
  const id = group?.id ?? ''
  expect(
    service.apply({ kind: 'replace', group: id, value: 'x', replacement: '7' }).counts['to-fix'],
  ).toBe(0)
  expect(service.apply({ kind: 'undo' })).toMatchObject({ canUndo: false, canRedo: true })
  expect(service.apply({ kind: 'redo' })).toMatchObject({ canUndo: true, canRedo: false })
  expect(service.apply({ kind: 'apply-suggestions', group: id }).counts['to-fix']).toBe(0)
  expect(service.apply({ kind: 'accept-rows', group: id }).counts['to-fix']).toBe(0)
  const edit = { rowIndex: 1, field: 'company_name', value: 'Cedar' } as const
  expect(service.apply({ kind: 'edit', edits: [edit] }).counts['left-out']).toBe(0)
  const record = { id: 7, company_name: 'Cedar', debtor_debt: { id: 1, initial_debt: '5' } }
  const { review: found } = service.compareWith([toExistingDebt(debtor.parse(record))])
  expect(found.duplicates.existingDebt.count + found.duplicates.similarDebt.count).toBe(1)
  expect([...service.rowsToSend().rows]).toContain(4)
  expect(service.entries([4])[0]?.initial_debt).toBe(700)
  expect(service.rows({ kind: 'all' }, 1, 1).rows.map(({ row }) => row)).toEqual([3])
  expect(
    service.apply({ kind: 'apply-send-results', created: [2], refused: [] }).counts.ready,
  ).toBeLessThan(3)
  expect(service.corrections([{ row: 3, issues: [] }])).toContain('Cedar')
})
