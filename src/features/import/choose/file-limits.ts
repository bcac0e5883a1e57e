/**
 * More rows are a matter for several files: the server takes a while for each. Exports have up to a
 * few hundred columns, and each is a row with a choice at matching (Excel's widest sheet has 16,384).
 * A spreadsheet's cell holds no more characters ("Excel specifications and limits" of Microsoft).
 */
export const fileLimits = {
  bytes: 60_000_000,
  rows: 100_000,
  columns: 500,
  cellCharacters: 32_767,
}

/** From here on sending takes long enough to say so first. */
export const longImport = 2_000
