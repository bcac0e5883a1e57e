import { isRecord } from '../drf/field'
import { goodDebtor } from '../good-debtor'

/** A request that was put to a real server of the stack, and what it answered. */
export interface Capture {
  /** Section and name, for instance `login: Bad password`. */
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
  answer: {
    status: number
    /** Those that matter; null: it was not there. */
    headers: Record<string, string | null>
    /** One of these, or none where the body was not kept. */
    json?: unknown
    text?: string
    /** Of a long body its beginning alone was kept. */
    begins?: string
    /** Parts of what follows. */
    holds?: string[]
  }
}

const sections = import.meta.glob<Capture[]>('./*.json', { eager: true, import: 'default' })

/** Values that differ from one world to the next stand as `$NAME` in what was sent and answered. */
export const captures: readonly Capture[] = Object.entries(sections).flatMap(([file, section]) => {
  const title = file.replace(/^\.\/\d+-|\.json$/g, '').replaceAll('-', ' ')
  return section.map((capture) => ({ ...capture, name: `${title}: ${capture.name}` }))
})

/** `debtor_debt.initial_debt` changes the debt inside. */
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

/** A body as it was sent: `{"$good": …}` is the good debtor with these changes, `$MANY` 500 of them. */
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
