/** Validates on submit, then on change for failed fields; the summary receives focus. */
export const formMode = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const
