/** How long the browser may take to begin saving, in ms. */
const graceMs = 60_000

/** Lets the browser save a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  // Not in the document, so that no warning about leaving the page asks about it.
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), graceMs)
}
