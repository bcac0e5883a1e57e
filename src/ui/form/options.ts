/** Validate on submit, then on change for a field that has failed; the summary takes the focus. */
export const formMode = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const
