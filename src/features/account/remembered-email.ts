let email = ''

/**
 * The email last typed into an account form, to prefill the next one. Kept in memory only, never in
 * the URL or storage; a login clears it.
 */
export const rememberedEmail = {
  read: () => email,
  save: (address: string) => {
    email = address
  },
  clear: () => {
    email = ''
  },
}
