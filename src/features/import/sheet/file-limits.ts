/**
 * The server is slow for each row, so a longer list belongs in several files. Exports have a few
 * hundred columns at most, and each is a row of the matching table (Excel's limit is 16,384).
 * `cellCharacters` is Excel's limit ("Excel specifications and limits" by Microsoft).
 */
export const fileLimits = {
  bytes: 60_000_000,
  rows: 100_000,
  columns: 500,
  cellCharacters: 32_767,
}

/** Servers reject large bodies (Django: 2.5 MB), and smaller batches report progress sooner. */
export const batchLimits = { rows: 100, bytes: 1_000_000 }
