/** A range of bytes; `to` is exclusive. */
export type ByteRange = { from: number; to: number }

/**
 * Parses a Range header for a body of `size` bytes. Returns null for the whole body, also for several ranges or another
 * unit; `unsatisfiable` for a range that starts after the end.
 */
export function readByteRange(header: string | null, length: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const from = Math.max(0, length - Number(last))
    return from < length ? { from, to: length } : 'unsatisfiable'
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= length) return 'unsatisfiable'
  return { from, to: last === '' ? length : Math.min(Number(last) + 1, length) }
}

/**
 * Returns the range a request asks for, unless its `If-Range` names another version.
 * @param etag a strong tag. Dates in `If-Range` are ignored: two versions may share a second.
 */
export function wantedRange({ headers }: Request, etag: string, length: number) {
  const condition = headers.get('if-range')
  return condition === null || condition === etag ? readByteRange(headers.get('range'), length) : null
}
