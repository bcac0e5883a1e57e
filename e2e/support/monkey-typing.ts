import type { Page } from '@playwright/test'
import { pdf } from './actions'
import type { Dice } from './chaos-dice'
import { markOf } from './monkey-watch'

let serial = 0
const validText = (label: string, user: number | null): string => {
  serial += 1
  const values: [RegExp, string][] = [
    [/e-?mail/i, `m${serial}@example.com`],
    [/password/i, 'Quarry-Lamp-77'],
    [/phone/i, '020 7946 0123'],
    [/date/i, '01/02/2025'],
    [/amount|from|to\b|days/i, '1,234.50'],
    [/postcode/i, 'BS1 4DJ'],
    [/company number/i, '01234567'],
    [/vat/i, ''],
    [/country/i, 'United Kingdom'],
  ]
  return values.find(([name]) => name.test(label))?.[1] ?? `${markOf(user)} ${serial}`
}
const invalidTexts = [
  '',
  '   ',
  '-1',
  '31/02/2024',
  '<b>bold</b>',
  '=1+1',
  '🙂é',
  'x'.repeat(2000),
] as const

const choosing = ':is(select, [type=radio], [type=checkbox])'
const typing = `:is(input, textarea):not([type=file], ${choosing})`

/** The fields of the open dialog, else of the screen. */
const fieldsOf = (page: Page, kind: string) =>
  page.evaluateHandle((selector) => {
    const fieldsIn = (container: string) => [
      ...document.querySelectorAll<HTMLInputElement>(`${container} ${selector}:not(:disabled)`),
    ]
    const inDialog = fieldsIn('[role=dialog]')
    return inDialog.length > 0 ? inDialog : fieldsIn('main')
  }, kind)

/** Fills fields with the events of a user's input; runs in the page. */
function fillFields(
  fields: HTMLInputElement[],
  values: { leave: boolean; share: number; text: string }[],
) {
  for (const [index, field] of fields.entries()) {
    const { leave, share, text } = values[index] ?? { leave: true, share: 0, text: '' }
    if (leave || !field.isConnected) continue
    if (field.type === 'radio' || field.type === 'checkbox') {
      if (share < 0.5) field.click()
      continue
    }
    const options = field instanceof HTMLSelectElement ? [...field.options] : null
    const value = options ? options[Math.floor(share * options.length)]?.value : text
    // React ignores values set through its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Fills in one field or all; choices come first, because they may reveal others. */
export async function type(page: Page, dice: Dice, user: number | null, all: boolean) {
  let typed = 0
  for (const kind of [choosing, typing]) {
    const fields = await fieldsOf(page, kind)
    const labels = await fields.evaluate((list) =>
      list.map((one) => one.labels?.[0]?.innerText ?? one.getAttribute('aria-label') ?? ''),
    )
    const odd = dice.chance(0.2) ? Math.floor(dice.next() * labels.length) : -1
    const only = Math.floor(dice.next() * labels.length)
    const values = labels.map((label, index) => ({
      leave: !all && index !== only,
      share: dice.next(),
      text: index === odd ? dice.pick(invalidTexts) : validText(label, user),
    }))
    await fields.evaluate(fillFields, values)
    typed += values.filter(({ leave }) => !leave).length
  }
  return `${typed} fields`
}

const header =
  'Company name,Your reference,Address line 1,Town or city,Postcode,Original amount,Last invoice date'

/** Chooses a file in a random file input. */
export async function upload(page: Page, dice: Dice, user: number | null) {
  const inputs = await page.$$('input[type=file]')
  const [input] = dice.shuffled(inputs)
  if (!input) return 'nowhere'
  serial += 1
  const name = `${markOf(user)}-${serial}`
  const rows = [1, 2, 3].map(
    (row) => `${name} ${row},R-${row},1 Road,Leeds,LS1 1AA,${row}50.00,01/02/2025`,
  )
  const csv = {
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  }
  const sheet = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name) }
  const takes = (await input.getAttribute('accept')) ?? ''
  await input.setInputFiles(takes.includes('csv') !== dice.chance(0.1) ? csv : sheet)
  return name
}
