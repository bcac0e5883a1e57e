import { config } from '@/config'

/** Section 2: the product name, then the route's meta title. */
export const pageTitle = (title: string) => ({
  meta: [{ title: `${config.productName} - ${title}` }],
})

export const productTitle = { meta: [{ title: config.productName }] }
export const notFoundTitle = pageTitle('Page not found')

/** The title of a route that is "not found" for some users: for them it equals that of an unknown path. */
export const titleUnlessNotFound =
  (title: string) =>
  ({ match }: { match: { status: string } }) =>
    match.status === 'notFound' ? notFoundTitle : pageTitle(title)
