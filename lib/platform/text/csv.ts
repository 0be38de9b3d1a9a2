/** The format of every CSV file (RFC 4180), for `csv-stringify`. */
export const csvFormat = {
  header: true,
  // Spreadsheets read a file as UTF-8 only if it starts with a byte order mark.
  bom: true,
  record_delimiter: 'windows',
  // With this delimiter, the library doesn't quote a single one of its characters.
  quoted_match: /[\r\n]/,
  // Its own escape knows fewer signs, and changes negative numbers.
  escape_formulas: false,
  cast: { string: toCsvText },
} as const

const negativeNumber = /^-\d+(\.\d+)?$/
/** Apart from NFKC's equivalents of the ASCII signs, such as full-width ones. U+2212 is the minus sign. */
const formulaSign = /^[=+\-@\u2212]/
const leadingControl = /^[\t\r\n\v\f]/
/** What spreadsheets skip before a sign: white space, and what isn't visible. */
const leadingSpace = /^[\s\p{Z}\p{C}]+/u

/**
 * Returns a text that doesn't run as a formula in any spreadsheet. A negative number stays one.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function toCsvText(text: string): string {
  if (negativeNumber.test(text)) return text
  const start = text.replace(leadingSpace, '').slice(0, 1).normalize('NFKC')
  return leadingControl.test(text) || formulaSign.test(start) ? `'${text}` : text
}
