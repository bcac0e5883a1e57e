import { isRecord } from '../drf/field'
import goodDebtor from './good-debtor.json'

/** A request to a real server of the stack, with its recorded response. */
export interface Capture {
  /** Section and name, such as `login: Bad password`. */
  name: string
  sent: {
    /** Method and path below /api/v1/. */
    call: string
    headers?: Record<string, string>
    json?: unknown
    form?: Record<string, string>
    /** A value that begins with @ is a file of that name. */
    multipart?: Record<string, string>
    body?: string
  }
  response: {
    status: number
    /** The headers that are compared; null: the header was absent. */
    headers: Record<string, string | null>
    /** At most one of the following; none when the body was not recorded. */
    json?: unknown
    text?: string
    /** The beginning of a long body. */
    begins?: string
    /** Texts that the body contains. */
    holds?: string[]
  }
}

const sections = import.meta.glob<Capture[]>('./[0-9]*.json', { eager: true, import: 'default' })

/** `$NAME` stands for a value that differs between servers, such as a token. */
export const captures: readonly Capture[] = Object.entries(sections).flatMap(([file, section]) => {
  const title = file.replace(/^\.\/\d+-|\.json$/g, '').replaceAll('-', ' ')
  return section.map((capture) => ({ ...capture, name: `${title}: ${capture.name}` }))
})

/** A path such as `debtor_debt.initial_debt` changes the nested debt. */
function variation(changes: object): unknown {
  const body: Record<string, unknown> = structuredClone(goodDebtor)
  for (const [path, value] of Object.entries(changes)) {
    const [outer = '', inner] = path.split('.')
    const part = body[outer]
    if (inner === undefined) body[outer] = value
    else if (isRecord(part)) part[inner] = value
  }
  return body
}

const manyDebtors = () =>
  Array.from({ length: 500 }, (_, index) => variation({ customer_ref: `R${index}` }))

/** The body that was sent: `{"$good": …}` is the valid debtor with these changes, `$MANY` 500 of them. */
export function sentJson(json: unknown): unknown {
  if (json === '$MANY') return manyDebtors()
  if (Array.isArray(json)) return json.map(sentJson)
  return isRecord(json) && isRecord(json.$good) ? variation(json.$good) : json
}

export function captured(name: string): Capture {
  const found = captures.find((capture) => capture.name === name)
  if (!found) throw new Error(`There is no capture "${name}".`)
  return found
}
