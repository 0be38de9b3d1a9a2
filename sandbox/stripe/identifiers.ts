import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random object id in the shape of Stripe's, e.g. `pi_` and 24 letters or digits. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}_${letters}`
}

/** Stripe's timestamps are whole seconds since the epoch. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
