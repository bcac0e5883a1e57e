import { http, type RequestHandler } from 'msw'
import { pageNotFound } from '../http/responses'
import { accountLinkHandlers } from './account-links'
import { authHandlers } from './auth'
import { captchaHandlers } from './captcha'
import { clientSettingsHandlers } from './client-settings'
import { clientHandlers } from './clients'
import { debtorAddressHandlers } from './debtor-addresses'
import { debtorContactHandlers } from './debtor-contacts'
import { debtorHandlers } from './debtors'
import { demoToolHandlers } from './demo-tools'
import { invoiceHandlers } from './invoices'
import { noteHandlers } from './notes'
import { termsReviewHandlers } from './terms-review'
import { userHandlers } from './user'

/** All handlers; the last responds to unknown paths. */
export const handlers: RequestHandler[] = [
  ...authHandlers,
  ...accountLinkHandlers,
  ...userHandlers,
  ...debtorHandlers,
  ...noteHandlers,
  ...invoiceHandlers,
  ...debtorAddressHandlers,
  ...debtorContactHandlers,
  ...clientHandlers,
  ...clientSettingsHandlers,
  ...captchaHandlers,
  ...termsReviewHandlers,
  ...demoToolHandlers,
  http.all('*/api/v1/*', pageNotFound),
]
