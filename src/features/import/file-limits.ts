/**
 * More rows are a matter for several files: the server takes a while for each. No accounting system
 * exports as many columns (Excel's widest sheet has 16,384), and a spreadsheet's cell holds no more
 * characters (https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3).
 */
export const fileLimits = {
  bytes: 60_000_000,
  rows: 100_000,
  columns: 1_000,
  cellCharacters: 32_767,
}

/** From here on sending takes long enough to say so first. */
export const longImport = 2_000
