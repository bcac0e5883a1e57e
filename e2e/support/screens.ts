import { readFileSync } from 'node:fs'
import type { people } from './fixtures'

export type Person = keyof typeof people

/** Every public screen. */
export const publicScreens = [
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
const clientScreens = [
  '/',
  '/add-debt',
  '/add-debt?by=csv',
  '/client-settings',
  '/debt-detail/1',
  '/debt-detail/1?tab=notes',
  '/debt-detail/1?tab=invoices',
  '/debt-detail/1?tab=payments',
  '/debt-detail/1?tab=addresses',
  '/debt-detail/1?tab=contacts',
  '/debt-detail/1/statement',
  '/debt-detail/999999',
]

/** Every private screen, by user. */
export const screens: Partial<Record<Person, string[]>> = {
  withDebts: [...clientScreens, '/debts?q=joinery'],
  withoutDebts: ['/first-debt'],
  withoutCompany: ['/register-details'],
  administrator: ['/admin'],
}

/** Routes that only redirect; one leads to another site. */
export const redirectRoutes = ['/home', '/activate/', '/reset_password/']

/**
 * The routes that no address matches.
 * @throws Error when the generated route tree has another format
 */
export function uncoveredRoutes(addresses: readonly string[]): string[] {
  const [, table = ''] =
    readFileSync('src/routeTree.gen.ts', 'utf8').match(/FileRoutesByFullPath \{(.*?)\}/s) ?? []
  const routes = [...table.matchAll(/'(\S+)':/g)].map(([, route = '']) => route)
  if (routes.length === 0) throw new Error('The table of routes is written otherwise now')
  return routes.filter((route) => {
    const shape = route.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')
    return !addresses.some((address) => new RegExp(`^${shape}/?(\\?.*)?$`).test(address))
  })
}
