let email = ''

const save = (address: string) => {
  email = address
}

/**
 * The email last typed into an account form, to prefill the next one. Kept in memory only, never in
 * the URL or storage; a login clears it.
 */
export const rememberedEmail = { read: () => email, save, clear: () => save('') }
