/** The format of every CSV file (RFC 4180), for `csv-stringify`. */
export const csvFormat = {
  header: true,
  // Spreadsheets read a file as UTF-8 only if it starts with a byte order mark.
  bom: true,
  record_delimiter: 'windows',
  // What someone typed must not run as a formula in a spreadsheet.
  escape_formulas: true,
} as const
