import type { Hit } from './hit'
import { type Comment, type Name, wordsOf } from './names'

/**
 * A word that the project has replaced by a standard one.
 * `name` is tried on the words of an identifier or a path segment (`keep upload`); `prose` on comments, test titles and
 * documents.
 */
type RetiredTerm = { name?: RegExp; prose?: RegExp; use: string }

export const retiredTerms: RetiredTerm[] = [
  {
    name: /\brefus(als?|e[sdr]?|ing)\b/,
    prose: /\brefusals?\b/i,
    use: '`AppError`, `assert...` or "rejected"',
  },
  { name: /\bdoors?\b/, prose: /\bdoors?\b/i, use: 'handler, response or callback' },
  {
    name: /\btries\b|\b(count|forget) try\b/,
    prose: /\b(tries(?= (of|left|per|in|at|for|and)\b|[.,)])|(the|many|more|sign-in|second) (try|tries))\b/i,
    use: '`consume`/`reset` of a rate limit, "attempts"',
  },
  {
    name: /\b(tells?|told|telling)\b/,
    prose: /\b(tells?|told)\b(?! (\w+ )?apart)/i,
    use: '`notify`; in prose: says, shows, names',
  },
  {
    name: /\bjudg(e[sd]?|ing|e?ments?)\b/,
    prose: /\bjudg(e[sd]?|ing|e?ments?)\b/i,
    use: '`reconcile` (payments), `detect` (types), `validate` (images)',
  },
  {
    name: /\b(give|gives|gave|given|giving) back\b/,
    prose: /\bg(ive|ives|ave|iven|iving)[- ]back\b/i,
    use: '`refund`; in prose: returned',
  },
  {
    name: /\bsettle[sd]?\b|\bsettling\b/,
    prose: /\bsettle[sd]?\b|\bsettling\b/i,
    use: '`applyPaymentState`, `finalizePhoto`, `resolveLateFee` or `runAction`',
  },
  { name: /^(keep|keeps|kept) (?!alive\b)/, use: '`save`, `record` or `store`' },
  {
    name: /\b(note|same|a|one) look\b|\bnoted\b/,
    prose: /\b(a|same|one) look\b/i,
    use: '`view`, `recordView`',
  },
  { name: /\btruth\b/, prose: /\bdelivery[- ]truth\b/i, use: '`activity`' },
  { name: /\banswers?\b/, prose: /\banswers\b/i, use: '`response`; "Returns" in docstrings' },
  { name: /\bwish(es)?\b/, prose: /\bwish(es)?\b/i, use: '`request`' },
  { name: /\bswitch(ed)? account\b/, prose: /\bswitch-account\b/i, use: '`setAccountStatus`' },
  {
    name: /\b(growable|growing|sendable)\b/,
    prose: /\b(growable|sendable)\b/i,
    use: '`canAddPhotosTo`, `canSendPhotosFor`',
  },
  { name: /^(most|least|longest|shortest) \w/, use: '`max...`, `min...`' },
  {
    name: /\b(standing|(?<!\bopen )house(?! tours?\b)|crowd|presses|errands?)\b/,
    prose: /\b(crowds?|errands?)\b/i,
    use: '`accountState`, `fixture`, `clients`, `concurrentRequests`, `journeys`',
  },
  { name: /\bdisplay order\b/, use: '`position`' },
  { name: /\brequest key\b/, prose: /\brequest_key\b/, use: '`idempotencyKey`' },
  { name: /\badmin id\b/, prose: /\badmin_id\b/, use: '`assigneeId`' },
  { prose: /\bthe provider\b/i, use: 'Stripe, Resend, UploadThing or Pusher, by name' },
  {
    name: /\bmeanwhile\b/,
    prose: /\bmeanwhile\b/i,
    use: 'a name that says what happened; "at the same time"',
  },
]

export function findRetiredPath(file: string): Hit[] {
  const segments = file.split('/').map(wordsOf)
  return retiredTerms.flatMap(({ name, use }) =>
    segments.flatMap((words) => toHits(file, 1, name?.exec(words), `in the file's path: use ${use}`)),
  )
}

const knownNames = new Map<string, [found: string, use: string][]>()

export function findRetiredNames(file: string, names: Name[]): Hit[] {
  return names.flatMap(({ line, name }) =>
    violationsOf(name).map(([, use]) => hit(file, line, name, `use ${use}`)),
  )
}

/** The same few thousand names are met again and again. */
function violationsOf(name: string) {
  const known = knownNames.get(name)
  if (known) return known
  const words = wordsOf(name)
  const violations = retiredTerms.flatMap((term): [string, string][] => {
    const match = term.name?.exec(words)
    return match ? [[match[0], term.use]] : []
  })
  knownNames.set(name, violations)
  return violations
}

export function findRetiredProse(file: string, comments: Comment[]): Hit[] {
  return comments.flatMap(({ line, text }) =>
    retiredTerms.flatMap(({ prose, use }) => toHits(file, line, prose?.exec(text), `use ${use}`)),
  )
}

function toHits(
  file: string,
  line: number,
  match: RegExpExecArray | null | undefined,
  reason: string,
): Hit[] {
  return match ? [hit(file, line, match[0], reason)] : []
}

function hit(file: string, line: number, found: string, reason: string): Hit {
  return { rule: 'retired', file, line, found, reason }
}
