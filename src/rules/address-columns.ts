/** The lines of an address in order, without the country. */
export const addressColumns = [
  'street_1',
  'street_2',
  'street_3',
  'city',
  'county',
  'postcode',
] as const
