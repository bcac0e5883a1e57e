import { Failure, toFailure } from '@/api/http/errors'

/**
 * Assigns the server's error about differing passwords, which names no field, to the confirmation.
 */
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
