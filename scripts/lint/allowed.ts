import type { Hit, Rule } from './hit'

/** A word that is right where it stands. Each says why. */
type Exception = { rule: Rule; in?: RegExp; found: RegExp; because: string }

const exceptions: Exception[] = [
  { rule: 'retired', in: /^scripts\/lint\//, found: /./, because: 'The lint and its test name the words.' },
]

export const isAllowed = (hit: Hit) =>
  exceptions.some(
    ({ rule, in: where, found }) =>
      rule === hit.rule && (!where || where.test(hit.file)) && found.test(hit.found),
  )
