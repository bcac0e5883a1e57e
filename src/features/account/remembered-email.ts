let email = ''

/**
 * The address last typed into one of the account forms, so that the next one need not ask again.
 * In memory only: it is never in the URL nor in storage, and a login forgets it.
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
