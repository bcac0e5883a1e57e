import { bench, describe } from 'vitest'
import { firstEmail, firstPhone } from '@/features/import/cells/check-cell'
import {
  customerKind,
  isNoInvoice,
  isTotalName,
  otherCurrencyOf,
} from '@/features/import/cells/ledger-words'
import { isPlaceholder } from '@/features/import/cells/placeholder'
import { detectDecimalSign } from '@/features/import/sheet/file-rules'
import { splitName } from '@/features/import/sheet/parse-debtor'
import { createIssue, createReaders } from '@/features/import/sheet/read-cell'
import { unescapeFormulas, writeRows } from '@/lib/csv-write'
import { safeFileName } from '@/lib/download'
import { safeRedirect } from '@/lib/redirect'
import { checkPostcode } from '@/rules/address'
import { tidy, tidyLines } from '@/rules/check'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { normaliseName, normaliseReference } from '@/rules/duplicate'
import { parseMoney, readDecimal } from '@/rules/money'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail, checkPhone } from '@/rules/person'

const { city, is_disputed } = createReaders(['city', 'is_disputed'], parseDate)

const readers: Record<string, (text: string) => unknown> = {
  tidy,
  tidyLines,
  checkEmail,
  checkPhone,
  mailtoLink,
  telLink,
  parseMoney,
  readDecimal,
  parseDate,
  checkPostcode: checkPostcode(''),
  checkCompanyNumber,
  checkVatNumber,
  yesNo: (text) => is_disputed?.read(text),
  text: (text) => city?.read(text),
  firstEmail,
  firstPhone,
  isPlaceholder: (text) => isPlaceholder(text, 'last_invoice_date'),
  splitName,
  customerKind,
  isNoInvoice,
  isTotalName,
  otherCurrencyOf,
  normaliseName,
  normaliseReference,
  issueOf: (text) => createIssue('error', 'city', text, `${text}?`),
  parseMonthFirst: (text) => parseDate(`${text} 10:30`, 'month-first'),
  detectDecimalSign: (text) => detectDecimalSign([text], null),
  writeRows: (text) => writeRows([[text]]),
  unescapeFormulas,
  safeFileName,
  safeRedirect,
}

/** Repeated between two letters, so that anchored patterns do not match at once. */
const repeated = [
  ' ',
  '0',
  '1',
  ',',
  ', ',
  '.',
  '"',
  "'",
  ';=',
  '(',
  'x ',
  '\n',
  'é',
  '. Did you mean ',
]

const createTexts = (length: number) =>
  repeated.map((unit) => `a${unit.repeat(length / unit.length)}b`)

// Ten times the text should take about ten times as long; a quadratic reader takes a hundred times.
describe.each(Object.entries(readers))('%s', (_, read) => {
  for (const length of [20_000, 200_000]) {
    const texts = createTexts(length)
    bench(
      `${length.toLocaleString('en-GB')} characters`,
      () => {
        for (const text of texts) read(text)
      },
      { time: 100, warmupTime: 20 },
    )
  }
})
