/** The production build with the mocked API inside, and one that talks to the mock on a real port. */
export const origins = {
  mock: 'http://127.0.0.1:4173',
  real: 'http://127.0.0.1:4174',
  api: 'http://127.0.0.1:4175',
}
