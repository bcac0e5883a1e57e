import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, test, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { UploadList } from './UploadList'
import { UploadPicker } from './UploadPicker'

const file = (name: string, start = '%PDF-1.4') => new File([start], name, { lastModified: 0 })
const large = (name: string) =>
  Object.defineProperty(file(name), 'size', { value: 25 * 1024 * 1024 + 1 })

async function choose(files: File[], held: File[] = []) {
  const onAdd = vi.fn<(files: File[]) => void>()
  const items = held.map((one, place) => ({
    key: `${place}`,
    file: one,
    state: 'waiting' as const,
  }))
  render(
    <ChakraProvider value={system}>
      <UploadPicker items={items} onAdd={onAdd} onRemove={() => {}} />
    </ChakraProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Invoices'), files)
  return { onAdd, added: () => onAdd.mock.calls.flatMap(([good]) => good.map(({ name }) => name)) }
}

it.each([
  [file('a.pdf', ''), 'The selected file is empty'],
  [large('a.pdf'), 'must be smaller than 25MB'],
  [file('invoice.pdf.exe', 'MZ'), 'The selected file must be a PDF'],
  [file('picture.pdf', '\u0089PNG'), 'The file is not a PDF, despite its name'],
])('D04: $0.name is refused before sending: %s', async (bad, reason) => {
  const { added } = await choose([bad, file('good.pdf')])
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(`${bad.name}: `)
  expect(notice).toHaveTextContent(reason)
  expect(added()).toEqual(['good.pdf'])
})

it('D04: the picker accepts 50 of 51 files and shows its limits', async () => {
  const { added } = await choose(Array.from({ length: 51 }, (_, place) => file(`${place}.pdf`)))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '50.pdf: You can choose at most 50 files at a time',
  )
  expect(added()).toHaveLength(50)
  expect(screen.getByLabelText('Invoices')).toHaveAccessibleDescription(/50 files of 25MB each/)
})

it('D07: the picker refuses a duplicate file', async () => {
  const { onAdd } = await choose([file('a.pdf')], [file('a.pdf')])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'a.pdf: You have already chosen this file',
  )
  expect(onAdd).not.toHaveBeenCalled()
})

test('focus stays in the list when a file is removed', async () => {
  function Removable() {
    const [names, setNames] = useState(['a.pdf', 'b.pdf'])
    return (
      <UploadPicker
        items={names.map((name) => ({ key: name, file: file(name), state: 'waiting' as const }))}
        onAdd={() => {}}
        onRemove={(key) => setNames(names.filter((name) => name !== key))}
      />
    )
  }
  render(
    <ChakraProvider value={system}>
      <Removable />
    </ChakraProvider>,
  )
  const remove = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  await remove('a.pdf')
  await waitFor(() => expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveFocus())
  await remove('b.pdf')
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('each file shows its state and actions', async () => {
  const done: string[] = []
  const act = (verb: string) => (key: string) => done.push(`${verb} ${key}`)
  render(
    <ChakraProvider value={system}>
      <UploadList
        items={[
          { key: '1', file: file('sending.pdf'), state: 'sending', sentFraction: 0.427 },
          { key: '2', file: file('failed.pdf'), state: 'failed', message: 'Too odd.' },
          { key: '3', file: file('gone.pdf'), state: 'gone', message: 'Choose it again.' },
          { key: '4', file: file('sent.pdf'), state: 'sent' },
          {
            key: '5',
            file: file('next.pdf'),
            state: 'failed',
            message: 'Too odd.',
            isQueued: true,
          },
        ]}
        onCancel={act('cancel')}
        onRetry={act('retry')}
        onRemove={act('remove')}
      />
    </ChakraProvider>,
  )
  const buttons = screen.getAllByRole('listitem').map((row) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  )
  expect(buttons).toEqual([
    ['Cancel upload sending.pdf'],
    ['Retry upload failed.pdf', 'Remove failed.pdf'],
    ['Remove gone.pdf'],
    [],
    ['Remove next.pdf'],
  ])
  expect(screen.getByText('Waiting to upload')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Upload of sending.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '42%',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload sending.pdf' }))
  expect(done).toEqual(['cancel 1'])
})
