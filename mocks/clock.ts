/** The moment as Django writes it, with microseconds. */
export const timestamp = () => new Date().toISOString().replace('Z', '000Z')
