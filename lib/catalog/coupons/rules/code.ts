import { codeLimit } from '@/lib/catalog/coupons/limits'

/** Digits and letters without those that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLength = 8

/** Returns a code as it is stored: in capitals, without spaces. */
export function normalizeCode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** Parses a code that the studio chooses; empty for a random one. Returns null for one that can't be a code. */
export function readCode(text: string): string | null {
  const code = normalizeCode(text)
  const { min, max } = codeLimit
  return code === '' || new RegExp(`^[A-Z0-9-]{${min},${max}}$`).test(code) ? code : null
}

/** Returns a code that nobody can guess. @param random returns a number from 0 to below its argument */
export function randomCode(random: (below: number) => number): string {
  return Array.from({ length: randomLength }, () => alphabet[random(alphabet.length)]).join('')
}
