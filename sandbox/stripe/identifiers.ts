import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns a random object id in Stripe's format, e.g. `pi_` and 24 letters or digits. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}_${letters}`
}

/** Returns the current time in whole seconds since the epoch, as Stripe's timestamps are. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
