/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Stands for a missing key. */
export const missing = Symbol('missing')

/** Values to replace any other with. */
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
