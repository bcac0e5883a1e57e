/** Valid values for every variable that `npm run build` requires, for tests of the build. */
export const fullConfiguration = {
  VITE_MOCK_API: 'false',
  VITE_API_URL: '/api/v1/',
  VITE_PRODUCT_NAME: 'Kettleby Recovery',
  VITE_CONTACT_EMAIL: 'clients@kettleby-recovery.co.uk',
  VITE_CONTACT_PHONE: '0116 496 0456',
  VITE_MARKETING_URL: 'https://www.kettleby-recovery.co.uk/',
  VITE_PRIVACY_URL: 'https://www.kettleby-recovery.co.uk/privacy',
  VITE_COOKIE_URL: '/cookies',
  VITE_DISCLAIMER_URL: 'https://www.kettleby-recovery.co.uk/disclaimer',
  VITE_ADVERTISING_URL: 'https://www.kettleby-recovery.co.uk/advertising',
  VITE_TERMS_URL: 'https://www.kettleby-recovery.co.uk/terms',
  VITE_COMPLAINTS_URL: 'https://www.kettleby-recovery.co.uk/complaints',
  VITE_REGULATOR_NUMBER: '612345',
  VITE_VAT_NUMBER: 'GB 123 4567 82',
  VITE_REGISTERED_OFFICE: '4 Mill Street, Kettleby, LE14 3AA',
}
