/** More is a matter for several files: the server takes a while for each row. */
export const fileLimits = { bytes: 60_000_000, rows: 100_000 }

/** From here on sending takes long enough to say so first. */
export const longImport = 2_000
