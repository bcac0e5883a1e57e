import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  button,
  field,
  fill,
  fillShort,
  open,
  pdf,
  pressTwice,
  saveDebt,
  savedPanel,
} from './testing/screen'
import { said, save, server, startWorld, world } from './testing/world'

startWorld()

describe('saving', () => {
  test('W01: a double press saves once', async () => {
    const { user } = await open()
    await fillShort(user)
    pressTwice(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(1)
  })

  test('the form lists matching debts while typing and still saves', async () => {
    save({ customer_ref: 'lf-42', company_name: 'Lantern', debtor_debt: { initial_debt: '9.00' } })
    const { user } = await open()
    await fillShort(user)
    await screen.findByText('You may have added this debt already')
    expect(screen.getByRole('link', { name: /^Lantern/ })).toHaveAttribute(
      'href',
      '/debt-detail/40',
    )
    await user.click(saveDebt())
    await savedPanel()
    expect(world.posts).toHaveLength(1)
  })

  test('W05: the form retries only the failed file and posts the debt once', async () => {
    world.refusedFiles = ['b.pdf']
    const { user } = await open()
    await fillShort(user)
    await user.upload(field('Invoices'), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await screen.findByRole('button', { name: 'Remove c.pdf' })
    await user.click(saveDebt())
    await screen.findByText('2 of 3 files uploaded.')
    expect(screen.getByRole('link', { name: 'Open the debt' })).toHaveAttribute(
      'href',
      '/debt-detail/40',
    )
    expect(said()).toEqual(['Debt saved successfully!', 'b.pdf: Invoice: Unreadable.'])
    await user.click(button('Retry upload b.pdf'))
    await screen.findByText('3 of 3 files uploaded.')
    expect(world.uploads).toEqual(['940 a.pdf', '940 b.pdf', '940 c.pdf', '940 b.pdf'])
    expect(world.posts).toHaveLength(1)
    expect(said()).toContain('Invoices uploaded successfully!')
  })

  test('the picker refuses a disguised file before the upload', async () => {
    const { user } = await open()
    await user.upload(field('Invoices'), [new File(['MZ'], 'invoice.pdf')])
    expect(await screen.findByText(/not what its name says/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove invoice.pdf' })).toBeNull()
  })

  test('a server error appears on its field', async () => {
    world.answers = [
      () => HttpResponse.json({ debtor_debt: { department: ['Too long.'] } }, { status: 400 }),
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await waitFor(() => expect(field('Department')).toHaveAccessibleDescription(/Too long\./))
    expect(field('Department')).toBeInvalid()
  })
})

describe('a save without a response', () => {
  const lose = () => new HttpResponse(null, { status: 500 })

  test('W02: sends nothing again when the list has the debt', async () => {
    world.answers = [
      (body) => {
        save(body)
        return HttpResponse.error()
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText(/The debt is saved\./)
    expect(screen.getByRole('link', { name: 'Open the debt' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(world.posts).toHaveLength(1)
  })

  test('W04: keeps the values and sends again only on request when the list lacks the debt', async () => {
    world.answers = [lose]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt is not in your list')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('The debt is not in your list')
    expect(world.posts).toHaveLength(1)
    pressTwice(screen.getByRole('button', { name: 'Send again' }))
    await savedPanel()
    expect(world.posts).toHaveLength(2)
  })

  test('a debt that is sent again during the checks and refused is shown in the form', async () => {
    world.answers = [lose, () => HttpResponse.json({ company_name: ['Too odd.'] }, { status: 400 })]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt is not in your list')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.get('*/api/v1/debtor/', () => released.then(() => undefined)))
    await user.click(button('Check again'))
    await screen.findByText('Checking whether it arrived…')
    await user.click(button('Send again'))
    await screen.findByText(/It is sent again as soon as/)
    release()
    await waitFor(() => expect(field('Company name')).toHaveAccessibleDescription(/Too odd\./))
    expect(world.posts).toHaveLength(2)
  })

  test('does not offer sending again when the list is unreadable', async () => {
    world.answers = [lose]
    const { user } = await open()
    await fillShort(user)
    server.use(http.get('*/api/v1/debtor/', () => HttpResponse.error()))
    await user.click(saveDebt())
    await screen.findByText('We do not know yet whether the debt was saved')
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  test('W04: does not upload invoices to an older matching debt', async () => {
    save({
      customer_ref: 'LF-42',
      company_name: 'Lantern Freight Ltd',
      debtor_debt: { initial_debt: '5000.00', last_invoice_date: '2024-01-01' },
    })
    let isListBroken = true
    server.use(
      http.get('*/api/v1/debtor/', () => (isListBroken ? HttpResponse.error() : undefined)),
    )
    world.answers = [
      () => {
        isListBroken = false
        return HttpResponse.error()
      },
    ]
    const { user } = await open()
    await fillShort(user)
    await user.upload(field('Invoices'), [pdf('a.pdf')])
    await screen.findByRole('button', { name: 'Remove a.pdf' })
    await user.click(saveDebt())
    await screen.findByText('We do not know yet whether the debt was saved')
    expect(screen.getByRole('link', { name: /^Lantern Freight Ltd, number 40/ })).toBeVisible()
    expect(screen.queryByText(/The debt is saved/)).toBeNull()
    expect(said()).not.toContain('Debt saved successfully!')
    expect(world.uploads).toEqual([])
    expect(world.posts).toHaveLength(1)
  })

  test('checks for the first version before an edited one is sent', async () => {
    world.answers = [lose]
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await screen.findByText('The debt is not in your list')
    expect(screen.getByRole('heading', { name: 'What you typed' })).toBeVisible()
    expect(screen.getByText('LF-42')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit what I typed' }))
    await fill(user, { Department: 'Sales' })
    save({ ...world.posts[0] })
    await user.click(saveDebt())
    await savedPanel()
    expect(screen.getByText('Your later changes were not sent')).toBeVisible()
    expect(world.posts).toHaveLength(1)
  })
})
