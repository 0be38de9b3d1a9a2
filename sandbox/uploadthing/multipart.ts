/** A malformed form; the client's fault. */
export class MalformedForm extends Error {}

const maxPartHeaderBytes = 16 * 1024

/** Returns the boundary of a multipart content type, or undefined for other types. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return match?.[1] ?? match?.[2]
}

/**
 * Yields the bytes of the form field `file` as they arrive, buffering no more than a delimiter's length. Skips other
 * fields. Throws MalformedForm when the form is truncated, or has no such field or several.
 * Source: RFC 7578, RFC 2046 section 5.1.
 */
export async function* readFileField(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // A delimiter starts with a line break, which may be missing at the start of a body.
  let pending: Buffer = Buffer.from('\r\n')
  let state: 'skip' | 'file' | 'head' | 'end' = 'skip'
  let found = false

  for await (const chunk of body) {
    if (state === 'end') continue
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    for (;;) {
      if (state === 'head') {
        const head = takeHead(pending)
        if (head === undefined) break
        pending = pending.subarray(head.length)
        if (head.isLast) {
          state = 'end'
          break
        }
        if (head.isFile && found) throw new MalformedForm('The form has more than one file.')
        found ||= head.isFile
        state = head.isFile ? 'file' : 'skip'
      }
      const at = pending.indexOf(delimiter)
      const ready = at === -1 ? Math.max(0, pending.length - delimiter.length + 1) : at
      if (state === 'file' && ready > 0) yield pending.subarray(0, ready)
      pending = pending.subarray(at === -1 ? ready : at + delimiter.length)
      if (at === -1) break
      state = 'head'
    }
  }
  if (state !== 'end') throw new MalformedForm('The form ends before its closing boundary.')
  if (!found) throw new MalformedForm('The form has no field named "file".')
}

/**
 * Parses what follows a delimiter: `--` after the last part, else header lines and an empty line. Returns undefined
 * while it's incomplete.
 */
function takeHead(bytes: Buffer): { length: number; isLast: boolean; isFile: boolean } | undefined {
  if (bytes.length < 2) return undefined
  if (bytes.subarray(0, 2).equals(Buffer.from('--'))) return { length: 2, isLast: true, isFile: false }
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1 || end > maxPartHeaderBytes) {
    if (bytes.length > maxPartHeaderBytes) throw new MalformedForm('The headers of a part are too long.')
    return undefined
  }
  const lines = bytes.subarray(0, end).toString('utf8').split('\r\n')
  const disposition = lines.find((line) => /^content-disposition:/i.test(line)) ?? ''
  return { length: end + 4, isLast: false, isFile: /;\s*name="file"/i.test(disposition) }
}
