/** Keys of services by their prefix, such as Stripe's `sk_live_...`. */
const serviceKey = /\b(?:sk|rk|pk|whsec|re|ek)_[A-Za-z0-9_]+/g
const credentialsInUrl = /:\/\/[^/\s@]+@/g
/** What follows the path of a URL may hold a token or a signature. */
const urlQuery = /(\bhttps?:\/\/[^\s?#"'`]+)[?#][^\s"'`]*/g
const namedSecret =
  /\b(token|secret|password|signature|authorization|cookie|api[-_ ]?key)(["']?\s*[=:]\s*)(?:Bearer\s+)?[^\s,;&]+/gi
const bearer = /\bBearer\s+\S+/g
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Words of a language, and the names of constraints and jobs, contain no digit or are shorter. */
const opaque = /[A-Za-z0-9_-]{20,}(?:\.[A-Za-z0-9_-]+)*/g

export const removed = '[removed]'

/** Removes keys, tokens and passwords from an error's message. */
export function redactSecrets(text: string): string {
  return text
    .replace(credentialsInUrl, '://')
    .replace(urlQuery, '$1')
    .replace(bearer, `Bearer ${removed}`)
    .replace(namedSecret, `$1$2${removed}`)
    .replace(serviceKey, removed)
    .replace(opaque, (word) => (/\d/.test(word) && !uuid.test(word) ? removed : word))
}
