import { http, type RequestHandler } from 'msw'
import { pageNotFound } from '../http/responses'
import { addressAndContactHandlers } from './addresses-and-contacts'
import { authHandlers } from './auth'
import { clientHandlers } from './clients'
import { debtorHandlers } from './debtors'
import { demoHandlers } from './demo'
import { invoiceHandlers } from './invoices'
import { noteHandlers } from './notes'
import { userHandlers } from './users'

/** All handlers; the last responds to unknown paths. */
export const handlers: RequestHandler[] = [
  ...authHandlers,
  ...userHandlers,
  ...debtorHandlers,
  ...noteHandlers,
  ...invoiceHandlers,
  ...addressAndContactHandlers,
  ...clientHandlers,
  ...demoHandlers,
  http.all('*/api/v1/*', pageNotFound),
]
