/**
 * Email addresses of the account forms, kept in memory only, never in the URL or storage; a login clears
 * them. `typed` was last typed into a form and prefills the next one; a reset email was last sent to
 * `reset`.
 */
export const rememberedEmails = { typed: '', reset: '' }
