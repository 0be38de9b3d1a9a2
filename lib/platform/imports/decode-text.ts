/**
 * Decodes the bytes of a text file. Spreadsheets on Windows save CSV files in Windows-1252 by default; hardly
 * any text in it is valid UTF-8 by chance, so UTF-8 is tried first. UTF-16 is known by its byte order mark. Leaves out
 * byte order marks. Returns null for what isn't text, such as a workbook.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? null : text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
