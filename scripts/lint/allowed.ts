import type { Hit, Rule } from './hit'

/** A word that is right where it is found. */
type Exception = { rule: Rule; in?: RegExp; found: RegExp; because: string }

const exceptions: Exception[] = [
  { rule: 'retired', found: /^allSettled$/, because: 'JavaScript names the method of Promise so.' },
  {
    rule: 'retired',
    in: /^CONTRIBUTING\.md$/,
    found: /./,
    because: 'Its vocabulary lists the retired terms.',
  },
]

export function isAllowed(hit: Hit): boolean {
  return exceptions.some(
    ({ rule, in: where, found }) =>
      rule === hit.rule && (where?.test(hit.file) ?? true) && found.test(hit.found),
  )
}
