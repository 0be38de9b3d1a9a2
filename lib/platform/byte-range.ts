/** A stretch of a body, `to` not included. */
export type ByteRange = { from: number; to: number }

/**
 * What a Range header asks of a body of so many bytes: a stretch; null for the whole, as for several ranges at once or
 * another unit; `unsatisfiable` for one that begins past the end.
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
 * What a request for a body asks of it: its Range, unless `If-Range` names another version than this one.
 * @param etag strong: the same tag, the same bytes. A date could name two versions of one second, so only a tag counts.
 */
export function wantedRange({ headers }: Request, etag: string, length: number) {
  const condition = headers.get('if-range')
  return condition === null || condition === etag ? readByteRange(headers.get('range'), length) : null
}
