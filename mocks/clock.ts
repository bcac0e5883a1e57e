/** The current time in Django's format, with microseconds. */
export const timestamp = () => new Date().toISOString().replace('Z', '000Z')
