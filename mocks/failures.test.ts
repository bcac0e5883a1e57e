// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { switchedFailures, switchFailure } from './failures'
import { world } from './node'
import { dana, type RequestOptions, sendRequest, setupMockServer } from './test-client'

setupMockServer()

const company = (company_name: string) => ({
  company_name,
  debtor_addresses: [{ street_1: '1 Road', city: 'Leeds', postcode: 'LS1 1AA' }],
  debtor_debt: { initial_debt: 10 },
})
const saved = (name: string) => world.debtors.find((row) => row.company_name === name) !== undefined
const noResponse = 'no response'

/** The outcome for a caller: status and type, or no response. */
async function seen(call: string, sent: RequestOptions = {}): Promise<string> {
  try {
    const { status, type } = await sendRequest(call, sent)
    return `${status} ${type}`
  } catch (error) {
    if (error instanceof SyntaxError) return '200 broken'
    return noResponse
  }
}

describe('failures triggered by typed text', () => {
  it.each([
    ['Server Error', '500 text/html', false],
    ['Lost Answer', noResponse, true],
    ['Never Arrives', noResponse, false],
    ['Html Page', '200 text/html', false],
    ['Garbage', '200 broken', true],
    ['Refused', '400 application/json', false],
  ])('a debtor called %s: %s', async (name, expected, kept) => {
    expect(await seen('POST debtor/', { json: company(name) })).toBe(expected)
    expect(saved(name)).toBe(kept)
  })

  it('reports the refused row of a list and its field', async () => {
    const { body } = await sendRequest('POST debtor/', {
      json: [company('Fine Ltd'), company('Refused')],
    })
    const sentence = ['The server refused this value.']
    expect(body).toEqual([
      {},
      {
        company_name: sentence,
        debtor_addresses: [{ postcode: ['Enter a valid postcode.'] }],
        debtor_debt: { initial_debt: sentence },
      },
    ])
    expect(saved('Fine Ltd')).toBe(false)
  })

  it.each([
    ['fail-500 a.pdf', '500 text/html', 0],
    ['fail-413.pdf', '413 text/html', 0],
    ['fail-drop.pdf', noResponse, 0],
    ['fail-lost.pdf', noResponse, 1],
  ])('an invoice called %s: %s', async (name, expected, more) => {
    const before = world.invoices.all().length
    const multipart = { debt: '101', invoice_file: new File(['%PDF'], name) }
    expect(await seen('POST invoice/', { multipart })).toBe(expected)
    expect(world.invoices.all()).toHaveLength(before + more)
  })

  it('a note', async () => {
    const before = world.notes.all().length
    expect(await seen('POST debt_notes/', { json: { debt: 101, note: 'Lost Answer' } })).toBe(
      noResponse,
    )
    expect(world.notes.all()).toHaveLength(before + 1)
  })
})

describe('failures that are switched on', () => {
  it.each([
    ['list-500', 'GET debtor/', '500 text/html'],
    ['list-html', 'GET debtor/', '200 text/html'],
    ['list-broken-json', 'GET debtor/', '200 broken'],
    ['me-500', 'GET auth/users/me/', '500 text/html'],
    ['download-json-error', 'GET download/1/', '404 application/json'],
    ['everything-offline', 'POST auth/jwt/create/', noResponse],
  ])('%s: %s returns %s until it is switched off', async (name, call, expected) => {
    switchFailure(world, name)
    expect(await seen(call)).toBe(expected)
    switchFailure(world, null)
    expect(await seen(call)).not.toBe(expected)
  })

  it('stores-twice stores each new debt twice and returns one', async () => {
    switchFailure(world, 'stores-twice')
    const before = world.debtors.all().length
    const one = await sendRequest('POST debtor/', { json: company('Twice Ltd') })
    expect(one).toMatchObject({ status: 201, body: { company_name: 'Twice Ltd' } })
    const list = await sendRequest('POST debtor/', {
      json: [company('Twin Ltd'), company('Other Ltd')],
    })
    expect(list.body).toHaveLength(2)
    const names = world.debtors
      .all()
      .slice(before)
      .map(({ company_name }) => company_name)
    expect(names.toSorted().join()).toBe(
      'Other Ltd,Other Ltd,Twice Ltd,Twice Ltd,Twin Ltd,Twin Ltd',
    )
  })

  it('stores-late returns 504 at once and stores four seconds later', async () => {
    switchFailure(world, 'stores-late')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const response = await seen('POST debtor/', { json: company('Late Ltd') })
    expect([response, saved('Late Ltd')]).toEqual(['504 text/html', false])
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(saved('Late Ltd')).toBe(true))
  })

  it('refuses-last-row names one row and stores the others', async () => {
    switchFailure(world, 'refuses-last-row')
    const { status, body } = await sendRequest('POST debtor/', {
      json: [company('First Ltd'), company('Second Ltd'), company('Last Ltd')],
    })
    expect([status, body]).toEqual([
      400,
      [{}, {}, { customer_ref: ['The server refused this value.'] }],
    ])
    expect(['First Ltd', 'Second Ltd', 'Last Ltd'].map(saved)).toEqual([true, true, false])
  })

  it('list-429 returns Retry-After', async () => {
    switchFailure(world, 'list-429')
    const response = await sendRequest('GET debtor/')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('list-one-bad-record leaves the others', async () => {
    switchFailure(world, 'list-one-bad-record')
    const { body } = await sendRequest('GET debtor/')
    expect(body).toHaveLength(40)
    expect((body as unknown[])[1]).toMatchObject({ debtor_debt: { initial_debt: 'a lot' } })
  })

  it.each([
    ['expire-access', 200],
    ['refresh-500', 500],
    ['refresh-refused', 401],
  ])('%s expires issued tokens; refreshing returns %i', async (name, status) => {
    const pair = await sendRequest('POST auth/jwt/create/', {
      as: null,
      json: { email: dana, password: 'Harbour-Kettle-42' },
    })
    const { access, refresh } = pair.body as { access: string; refresh: string }
    const me = (token: string) =>
      seen('GET auth/users/me/', { as: null, headers: { Authorization: `JWT ${token}` } })
    expect(await me(access)).toMatch(/^200/)
    switchFailure(world, name)
    expect(await me(access)).toMatch(/^401/)
    const renewed = await sendRequest('POST auth/jwt/refresh/', { as: null, json: { refresh } })
    expect(renewed.status).toBe(status)
    if (status === 200)
      expect(await me((renewed.body as { access: string }).access)).toMatch(/^200/)
  })

  it('an unknown name throws', () => {
    expect(() => switchFailure(world, 'list-501')).toThrow(
      `There is no failure "list-501". There are: ${Object.keys(switchedFailures).join(', ')}.`,
    )
  })
})
