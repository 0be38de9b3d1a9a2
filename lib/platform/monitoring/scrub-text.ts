import { redactSecrets, removed } from '@/lib/platform/text/redact'

const email = /[^\s<>"'()@,;:]+@[^\s<>"'()@,;:]+\.[^\s<>"'()@,;:]+/g
/** Ids can be tokens, too. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
const urlPath = /(\b[a-z][a-z+]*:\/\/[^/\s"'`]+)\/[^\s"'`]*/gi
const path = /(^|\s)\/[^\s:]+/g
/** Parsers quote their input, and Postgres the values it rejects. */
const quoted = /"[^"]*"|“[^”]*”|`[^`]*`|(?<![A-Za-z])'[^']*'/g
/** Phone and card numbers, with or without separators. */
const longNumber = /\+?\d[\d().\s-]{6,}\d/g

/**
 * Removes everything from an error's message that can be secret or personal: for a collector, which others run. The log has
 * the whole message.
 */
export function scrubText(text: string): string {
  return redactSecrets(text)
    .replace(urlPath, '$1')
    .replace(quoted, removed)
    .replace(email, removed)
    .replace(uuid, removed)
    .replace(path, `$1${removed}`)
    .replace(longNumber, removed)
    .slice(0, 500)
}

/** Returns the lines of a stack that name a place in the code, without the message that precedes them. */
export function scrubStack(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 50)
    .join('\n')
}
