/** More is a matter for several files: the server takes a while for each row. */
export const fileLimits = { bytes: 20_000_000, rows: 20_000 }
