import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, test, vi } from 'vitest'
import { renderThemed } from '@/ui/testing/theme'
import { UploadList } from './UploadList'
import { UploadPicker } from './UploadPicker'

const file = (name: string, start = '%PDF-1.4') => new File([start], name, { lastModified: 0 })

const waiting = (one: File) => ({ key: one.name, file: one, state: 'waiting' as const })

async function choose(files: File[], held: File[] = []) {
  const onAdd = vi.fn<(files: File[]) => void>()
  renderThemed(<UploadPicker items={held.map(waiting)} onAdd={onAdd} onRemove={() => {}} />)
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Invoices'), files)
  return () => onAdd.mock.calls.flatMap(([good]) => good.map(({ name }) => name))
}

it.each([
  ['an empty file', file('a.pdf', ''), 'The selected file is empty'],
  ['a program', file('invoice.pdf.exe', 'MZ'), 'The selected file must be a PDF'],
  ['a file of another type', file('a.pdf', '\u0089PNG'), 'The file is not a PDF, despite its name'],
  ['a file that is chosen already', file('held.pdf'), 'You have already chosen this file'],
])('D04: the picker refuses %s before sending, with a reason', async (_, bad, reason) => {
  const added = await choose([bad, file('good.pdf')], [file('held.pdf')])
  expect(await screen.findByRole('alert')).toHaveTextContent(`${bad.name}: ${reason}`)
  expect(added()).toEqual(['good.pdf'])
})

it('D04: the picker accepts 50 of 51 files and shows its limits', async () => {
  const added = await choose(Array.from({ length: 51 }, (_, index) => file(`${index}.pdf`)))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '50.pdf: You can choose at most 50 files at a time',
  )
  expect(added()).toHaveLength(50)
  const input = screen.getByLabelText('Invoices')
  expect(input).toHaveAccessibleDescription(/50 files of 25MB each/)
  // The same file can be chosen again.
  expect(input).toHaveValue('')
})

test('focus stays in the list when a file is removed', async () => {
  function Removable() {
    const [names, setNames] = useState(['a.pdf', 'b.pdf'])
    return (
      <UploadPicker
        items={names.map((name) => waiting(file(name)))}
        onAdd={() => {}}
        onRemove={(key) => setNames(names.filter((name) => name !== key))}
      />
    )
  }
  renderThemed(<Removable />)
  const remove = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  await remove('a.pdf')
  await waitFor(() => expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveFocus())
  await remove('b.pdf')
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('each file shows its state and actions', async () => {
  const onCancel = vi.fn()
  renderThemed(
    <UploadList
      items={[
        { key: '1', file: file('sending.pdf'), state: 'sending', sentFraction: 0.427 },
        { key: '2', file: file('failed.pdf'), state: 'failed', message: 'Too odd.' },
        { key: '3', file: file('looked-for.pdf'), state: 'looking' },
        { key: '4', file: file('sent.pdf'), state: 'sent' },
        { key: '5', file: file('next.pdf'), state: 'queued' },
      ]}
      {...{ onCancel, onRetry: onCancel, onRemove: onCancel }}
    />,
  )
  const buttonsOf = (row: HTMLElement) => within(row).queryAllByRole('button')
  const buttons = screen
    .getAllByRole('listitem')
    .map((row) => buttonsOf(row).map(({ textContent }) => textContent))
  expect(buttons).toEqual([
    ['Cancel upload sending.pdf'],
    ['Retry upload failed.pdf', 'Remove failed.pdf'],
    [],
    [],
    ['Remove next.pdf'],
  ])
  expect(screen.getByText('Waiting to upload')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Upload of sending.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '42%',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload sending.pdf' }))
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('1')
})
