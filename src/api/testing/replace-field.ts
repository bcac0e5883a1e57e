/** All that JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Put in place of a value: the key is left out. */
export const missing = Symbol('missing')

/** What a server may send in place of anything else. */
export const replacements: (Json | typeof missing)[] = [
  missing,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '<img src=x onerror=alert(1)>',
  '1,000',
  'NaN',
  '99999999999999999999',
  'x'.repeat(100_000),
  [],
  [null],
  [[]],
  ['x'],
  [1],
  {},
  { id: 1 },
  { detail: 'x' },
  '2026-02-31',
  '__proto__',
]
