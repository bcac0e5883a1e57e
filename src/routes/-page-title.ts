import { config } from '@/config'

/** Section 2: the product name, then the route's meta title. */
export const pageTitle = (title: string) => ({
  meta: [{ title: `${config.productName} - ${title}` }],
})
