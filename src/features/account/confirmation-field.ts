import { Failure, toFailure } from '@/api/http/errors'

/** The server speaks of two differing passwords without naming a field: it is the second one's. */
export function withConfirmationField(thrown: unknown, confirmation: string): Failure {
  const failure = toFailure(thrown)
  const { kind, message, status, rows, cause } = failure
  return new Failure(kind, {
    message,
    rows,
    cause,
    ...(status !== null && { status }),
    fields: failure.fields.map((field) =>
      field.path === '' && /password/i.test(field.message)
        ? { ...field, path: confirmation }
        : field,
    ),
  })
}
