/** The format of every CSV file (RFC 4180), for `csv-stringify`. */
export const csvFormat = {
  header: true,
  // Spreadsheets read a file as UTF-8 only if it starts with a byte order mark.
  bom: true,
  record_delimiter: 'windows',
  // What someone typed must not run as a formula in a spreadsheet.
  escape_formulas: true,
} as const

/** The same for files with negative amounts, which must stay numbers. Their texts go through `toCsvText`. */
export const amountsCsvFormat = { ...csvFormat, escape_formulas: false } as const

/** Returns a text that doesn't run as a formula in a spreadsheet. */
export function toCsvText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
