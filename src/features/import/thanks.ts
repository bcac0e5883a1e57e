/** Section 8, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'
