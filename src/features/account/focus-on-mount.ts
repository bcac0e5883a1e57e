/** A ref for what takes the place of a form: whoever used the form is led to it. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
