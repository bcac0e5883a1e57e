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

/** Rows from which the user is warned that sending takes a while. */
export const longImport = 2_000
