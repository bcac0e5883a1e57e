import { ports } from '../../.ci/ports.mjs'

export { ports }

export const origins = {
  mock: `http://127.0.0.1:${ports.mock}`,
  real: `http://127.0.0.1:${ports.real}`,
  api: `http://127.0.0.1:${ports.api}`,
  thirdParties: `http://127.0.0.1:${ports.thirdParties}`,
  live: `http://127.0.0.1:${ports.live}`,
  nginx: `http://127.0.0.1:${ports.nginx}`,
}
