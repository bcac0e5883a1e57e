/** The logged-in user. */
interface Reader {
  id?: number | undefined
  email: string
  first_name: string
  last_name: string
}

/** Domains shared by unrelated users: mailbox providers, and RFC 2606's examples. */
const sharedDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'btinternet.com',
  'example.com',
  'example.net',
  'example.org',
  'gmail.com',
  'googlemail.com',
  'gmx.co.uk',
  'gmx.com',
  'hotmail.co.uk',
  'hotmail.com',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'mac.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sky.com',
  'talktalk.net',
  'virginmedia.com',
  'yahoo.co.uk',
  'yahoo.com',
])

const normalise = (text: string) => text.trim().toLowerCase()
/** The domain of an email address; blank for any other text. */
const domainOf = (text: string) => {
  const at = text.lastIndexOf('@')
  return at < 1 ? '' : text.slice(at + 1)
}

/**
 * Whether a note's author is a user of the client: the reader, by email address, id or name, or a
 * colleague, by the company's email domain. A note without an author counts as theirs.
 * @param author an email address, id or name, as the server sends it
 * @param teamEmail an address of the collection team, whose domain does not count
 */
export function isClientAuthor(author: string, reader: Reader, teamEmail: string): boolean {
  const name = normalise(author)
  if (name === '') return true
  const email = normalise(reader.email)
  const fullName = normalise(`${reader.first_name} ${reader.last_name}`)
  if ([email, fullName, String(reader.id ?? '')].includes(name)) return true
  const domain = domainOf(email)
  return (
    domain !== '' &&
    domainOf(name) === domain &&
    !sharedDomains.has(domain) &&
    domain !== domainOf(normalise(teamEmail))
  )
}
