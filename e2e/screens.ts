/** Every screen that is open to everybody. */
export const outside = [
  '/about',
  '/login',
  '/register',
  '/request-activation',
  '/request_password_reset',
  '/password_reset_sent',
  '/activate/Nw/no-such-token',
  '/reset_password/MQ/no-such-token',
  '/no-such-page',
]

/** Every screen of a client with debts. */
export const inside = [
  '/',
  '/?q=nothing-like-this',
  '/add-debt',
  '/add-debt?by=csv',
  '/client-settings',
  '/debt-detail/1',
  '/debt-detail/1?tab=notes',
  '/debt-detail/1?tab=invoices',
  '/debt-detail/1?tab=payments',
  '/debt-detail/1?tab=addresses',
  '/debt-detail/1?tab=contacts',
  '/debt-detail/999999',
]
