/** The body that was sent to the real server stack; tests vary it. */
export const goodAddress = {
  street_1: '1 Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  latitude: 0,
  longitude: 0,
  location: { type: 'Point', coordinates: [0, 0] },
}
export const goodDebt = {
  initial_debt: 1200.5,
  last_invoice_date: '2024-02-29',
  fee_type: 'Fixed Fee',
  interestDue: '12.30',
  compDue: 70,
}

export const goodDebtor = {
  title: 'Ms',
  customer_ref: 'C-1',
  is_individual: true,
  first_names: 'Ann',
  last_name: 'Archer',
  nature_of_business: [],
  debtor_addresses: [goodAddress],
  debtor_contacts: [{ contact_type: 'Email', contact_value: 'ann@example.net' }],
  debtor_debt: goodDebt,
}
