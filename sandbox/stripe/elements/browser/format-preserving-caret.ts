/** Formats the typed digits, and leaves the caret after the same digit. */
export function formatPreservingCaret(input: HTMLInputElement, format: (text: string) => string) {
  const before = input.value
  const after = format(before)
  if (after === before) return
  const caret = input.selectionStart ?? before.length
  const digits = before.slice(0, caret).replace(/\D/g, '').length
  input.value = after
  const position = caret === before.length ? after.length : positionAfterDigits(after, digits)
  input.setSelectionRange(position, position)
}

function positionAfterDigits(text: string, digits: number): number {
  if (digits === 0) return 0
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (/\d/.test(character)) seen += 1
    if (seen === digits) return index + 1
  }
  return text.length
}
