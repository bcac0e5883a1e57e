import type { DebtEntry } from '@/api/debtor/request-body'
import { type AddressEntry, emptyAddress } from '@/api/wire/address-and-contact'
import { countryOfPostcode, enterPostcode } from '@/rules/address'
import { tidyText } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { hasLegalForm, warnOfLegalForm } from '@/rules/organisation'
import { checkCell } from '../cells/check-cell'
import { customerKind, isPlainKind, normaliseText } from '../cells/ledger-terms'
import type { FileRules } from './file-rules'
import type { SheetField } from './protocol'
import type { RowCells } from './read-cell'

const title =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev)\.?(?: & | and | ))+/i
/** A title where a person has it: in front, after a comma or another title, or at the end; not Lord, nor MS or Sir without an initial. */
const personalTitle =
  /(?:^|, ?|\(| ?(?:&|\+|\/|\band\b) ?)(?:[Mm]rs?|Ms|[Mm]iss|Mx|Dr|MRS?|MISS|(?:MS|DR|Prof|PROF|Professor|Rev|REV|Sir|Dame)(?=\.? \p{L}[. ]))(?![\p{L}'’-])\.?|\s(?:M[Rr][Ss]?|Miss|MISS)\.?(?=(?: \p{L})*$)|,?\s(?:Esq|ESQ)\.?$/gu
/** Words that begin a last name: Ludwig van Beethoven, Leonardo da Vinci. */
const particle = /^(?:van|von|d(?:e[nr]?|el(?:la)?|i|a|os|u)|la|le|bin|ibn|al|el|st\.?|ter|ten)$/i
const plainName =
  /^(?!(?:and|practice|surgery|dental|clinic|services|group|builders|building|contractors|motors|garage|joinery|plumb(?:er|ers|ing)|electrical|newsagents?|bathrooms|kitchens|cabs|taxis|events|uk)$)\p{L}[\p{L}'’-]*$(?<!['’]s)/iu
/** `Mr D Hughes`, `Mr & Mrs Holt`, `Cole, Mr C`, `COLE MR C`; not Mr Smith & Son, Mr Singh's Pizza, Dr Patel Surgery. */
function isTitledName(name: string): boolean {
  const titles = name.match(personalTitle) ?? []
  const names = name
    .replace(personalTitle, ' ')
    .split(/[(),.\s]+/)
    .filter(Boolean)
  const whole = names.filter((each) => each.length > 1 && !particle.test(each))
  const arePlain = names.every((each) => plainName.test(each))
  return arePlain && whole.length > 0 && whole.length <= 4 * titles.length
}
/** A remark or an honour in a name: `Ann Archer (deceased)`, `Ann Archer, OBE`. */
const remark =
  /[()\d]|\b(?:t\/a|trading as|esq|esquire|phd|[omc]be|[js]n?r|deceased|estate|executors?)\b|(?:&|\band) (?:sons?|daughters?|co)$/i

/** Splits the name of a person: `Mrs Ann Archer`, `Archer, Ann`; null if that may go wrong. */
function splitName(name: string) {
  const [beforeComma = '', afterComma, ...others] = name.split(/, ?/)
  const isReversed = afterComma && !beforeComma.includes(' ') && others.length === 0
  if (remark.test(name) || (afterComma && !isReversed)) return null
  const inOrder = isReversed ? `${afterComma} ${beforeComma}` : beforeComma
  const [prefix = ''] = title.exec(inOrder) ?? []
  if (inOrder.slice(prefix.length).search(personalTitle) >= 0) return null
  const words = inOrder.slice(prefix.length).split(' ')
  let first = words.length - 1
  while (first > 1 && particle.test(words[first - 1] ?? '')) first -= 1
  return {
    title: prefix.trim(),
    first_names: words.slice(0, first).join(' '),
    last_name: words.slice(first).join(' '),
  }
}

const unclearType = 'We do not know this type, so the debtor is charged as a business'
export const enterName = 'Enter the name of the company or person who owes the money'

/** Not AG, AS or SA: a person may be called so. */
const companyName = /\b(?:ltd|limited|plc|llp|cic|inc|gmbh)\b/i

/** A remark behind a name: `Ann Archer (individual)`, `Joe Lee - private individual`; a remark that the person died is kept. */
const consumerRemark =
  /[-–—([,/] ?(?:an? )?(?:private )?(?:individual|consumer|person)[)\]]?$|[([](?:private|domestic|b2c|homeowner)[)\]]$|^(?=(?:the )?(?:estate|executors?) of )|(?=\bdeceased\)?$)/i

const isConsumerKind = (text: string) => customerKind(text) === 'consumer' && isPlainKind(text)

/**
 * Whether a remark behind the name, the type of debt, or a kind of customer in place of a number says that the
 * debtor is a consumer. A name with a legal form is that of none.
 */
function isCalledConsumer(cells: RowCells): boolean {
  const name = cells.text('company_name')
  const fields = ['debt_type', 'company_number', 'vat_number'] as const
  const isCalled = fields.some((field) => isConsumerKind(cells.text(field)))
  return !hasLegalForm(name) && (consumerRemark.test(name) || isCalled)
}

/** Equal for names of the same parts in any order, with or without a title. */
const nameKey = (name: string) =>
  normaliseText(name.replace(title, '')).split(' ').toSorted().join(' ')

/** Classifies a debtor as consumer, other person or company, also by columns of patients, tenants or titles. */
export function identifyDebtor(debtor: DebtEntry, cells: RowCells, rules: FileRules): void {
  const { company_type, trading_name, company_number, last_name } = debtor
  const individual = cells.read('is_individual').value
  let company_name = debtor.company_name.replace(consumerRemark, '').trim()
  // Some lists have "Private" or "Sole trader" instead of the name of a company.
  const named = last_name !== '' && isPlainKind(company_name) ? customerKind(company_name) : null
  if (named && named !== 'business') company_name = ''
  const kind = customerKind(company_type) ?? named ?? (isCalledConsumer(cells) ? 'consumer' : null)
  const isBusiness =
    kind === 'business' ||
    individual === 'no' ||
    Boolean(trading_name || company_number || debtor.vat_number)
  // Some lists have the whole name of a person beside its parts.
  if (last_name !== '' && company_name !== '' && !isBusiness)
    if (nameKey(company_name) === nameKey(`${debtor.first_names} ${last_name}`)) {
      const message = 'This is the name of a person, who is sent as an individual'
      cells.add('warning', 'company_name', message)
      debtor.title ||= title.exec(company_name)?.[0].trim() ?? ''
      company_name = ''
    }
  // A sole trader loses the interest that a consumer must not be charged, until a person says what it is.
  const isUnknown = !isBusiness && company_name !== '' && last_name === ''
  const prefix = rules.areTitled && title.test(`${debtor.title} `) ? 'Mr ' : ''
  const isTitled =
    isUnknown &&
    (rules.areConsumers || isTitledName(`${prefix}${company_name}`)) &&
    !hasLegalForm(company_name)
  const isNamed = last_name !== '' && !(company_name || trading_name || company_number)
  const isPersonByName = individual === '' && kind === null && (isTitled || isNamed)
  const isPersonByType = kind === 'consumer' && !(individual === 'no' && hasLegalForm(company_name))
  const isPerson = individual === 'yes' || isPersonByType || isPersonByName
  const asNamed = 'Sent as a private individual, as the name or its column says'
  // A longer description may name a business: Residential care home.
  const isUnclearConsumer = customerKind(company_type) === 'consumer' && !isPlainKind(company_type)
  if (isPerson && (individual === 'no' || (isPersonByName && isTitled) || isUnclearConsumer))
    cells.add('warning', 'is_individual', asNamed)

  if (isPerson && last_name === '' && company_name !== '' && !companyName.test(company_name)) {
    const split = splitName(company_name)
    if (!split) cells.add('warning', 'company_name', 'Sent as a last name, as it cannot be split')
    debtor.first_names ||= split?.first_names ?? ''
    debtor.last_name = split?.last_name ?? company_name
    debtor.title ||= split?.title ?? ''
    company_name = ''
  }
  // An unincorporated business is its owner: a person before the law, and in the API.
  const isOwner = !isPerson && company_name === '' && debtor.last_name !== ''
  debtor.is_individual = isPerson || isOwner
  if (isOwner)
    cells.add('warning', 'is_individual', 'Sent as an individual, as there is no company name')
  if (debtor.is_individual && debtor.last_name === '') {
    cells.add('error', 'last_name', 'Enter the last name of the private individual')
  } else if (!debtor.is_individual && company_name === '') {
    if (trading_name === '') cells.add('error', 'company_name', enterName)
    else cells.add('warning', 'company_name', 'The trading name is sent as the name')
  } else if (!debtor.is_individual && kind !== 'trader') {
    const warning = warnOfLegalForm(company_name)
    const isUnclear = company_type !== '' && kind === null
    if (warning && isUnclear) cells.add('warning', 'company_type', unclearType)
    else if (warning) cells.add('warning', 'company_name', warning)
  }
  debtor.company_name = company_name || (debtor.is_individual ? '' : trading_name)
  // The Act that grants interest and compensation covers business debts only.
  debtor.add_late_payment_interest = !isPerson || kind === 'trader'
  debtor.add_late_payment_compensation = debtor.add_late_payment_interest
}

/** Lines that end in a postcode, perhaps with the country: 4 Mill Lane, Leeds LS1 4AP, UK. */
const withPostcode =
  /^(.+[^\s,])[\s,]+([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?:[\s,.]+(?:uk|gb|united kingdom|england|scotland|wales))?[\s,.]*$/is

/** Takes the town and the postcode from lines that have them, in one cell or in the last one that is filled. */
function arrange(lines: AddressEntry, cells: RowCells): void {
  const streets = ['street_1', 'street_2', 'street_3'] as const
  let text = streets.map((line) => cells.text(line)).join('\n')
  if (lines.postcode === '') {
    const [, before = text, postcode = ''] = withPostcode.exec(text) ?? []
    const checked = checkCell('postcode', postcode)
    if (checked.ok) [text, lines.postcode] = [before, checked.value]
  }
  const parts = text
    .split(lines.city ? '\n' : /[,\n]/)
    .map(tidyText)
    .filter(Boolean)
  if (lines.city === '' && parts.length > 1) lines.city = parts.pop() ?? ''
  const [street_1 = '', street_2 = '', ...others] = parts
  Object.assign(lines, { street_1, street_2, street_3: others.join(', ') })
}

const neededParts = ['street_1', 'city', 'postcode'] as const

/** None if every field is blank, or if the row has no value for a part that the server needs. */
export function parseAddress(cells: RowCells): AddressEntry[] {
  if (addressColumns.every((column) => cells.text(column) === '')) return []
  const { issues } = cells
  const lines = { ...emptyAddress }
  for (const column of addressColumns) lines[column] = cells.take(column)
  if (lines.street_1 === '' || lines.city === '' || lines.postcode === '') arrange(lines, cells)
  const missing = neededParts.filter((part) => !lines[part] && !cells.text(part))
  // As in the form a blank cell is an error; but not N/A, nor a town.
  const isError = (part: SheetField) =>
    part !== 'city' && cells.has(part) && cells.raw(part).trim() === ''
  const absent = missing.find((part) => !isError(part))
  if (absent) {
    cells.issues = issues
    cells.add('warning', absent, 'Blank, so the address is left out')
    return []
  }
  for (const part of missing)
    cells.add('error', part, part === 'postcode' ? enterPostcode : 'Enter address line 1')
  lines.country = countryOfPostcode(lines.postcode)
  return [lines]
}
