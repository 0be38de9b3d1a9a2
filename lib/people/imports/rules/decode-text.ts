/**
 * Reads the bytes of a text file. Spreadsheets on Windows save CSV files in Windows-1252 by default; hardly
 * any text in it is valid UTF-8 by chance, so UTF-8 is tried first. A byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
