import {
  accountStateOf,
  decisionFor,
  isRelated,
  type RelatedPerson,
  type Someone,
} from '@/e2e/isolation/cast'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import type { Access } from '@/lib/auth/actor'

type Code = 'not-found' | 'forbidden' | 'conflict' | 'invalid' | 'ok'

/**
 * Who may call a server action, and with what input.
 * - `access`: as in its `defineAction`; the test checks that everyone else is rejected and that nothing is written
 * - `input`: a valid input; `own` are records that the caller shares with the fixture's other person
 * - `onOthersRecords`: the code that each role gets for another client's and photographer's records, if records belong
 *   to someone; editors and coordinators work with everyone's. None of them changes anything, except what the owner may
 *   change; null: the owner may, and does so with records made for it. `forbidden`: this role can see the record but not
 *   change it; `conflict`: the record isn't in the list the caller confirmed; `ok`: the action only affects the caller's own
 *   among the given records, here none
 * - `reached`: the codes that related people get for records that they reach by their relation (see `cast.ts`); for all
 *   others and all other actions, these are another's
 * - `after`: called once the other rows' calls have finished, one after the other, because it ends what one of them begins
 * - `expected`: the code of a valid call other than `ok`, for an action that can't succeed here; `expectedOf` for some
 */
export type ActionRow = {
  access: Access
  input: (own: LinkedRecords, someone?: Someone) => unknown
  onOthersRecords?: Partial<Record<'client' | 'photographer', Code>> & { owner?: Code | null }
  reached?: Partial<Record<RelatedPerson, Code>>
  after?: true
  expected?: string
  expectedOf?: Partial<Record<Someone, string>>
}

/** Rows by the names of a domain's exported actions. */
export type ActionTable = Record<string, ActionRow>

export const nothing = () => ({})

/** Returns the code that someone gets for these records of others; nothing if the row isn't called with them. */
export function codeOnOthersRecords(
  { onOthersRecords: codes, reached }: ActionRow,
  someone: Someone,
  of: 'theirs' | 'other',
): Code | null | undefined {
  const byRelation = of === 'theirs' && isRelated(someone) ? reached?.[someone] : undefined
  if (byRelation) return byRelation
  if (someone === 'owner' && codes?.owner !== undefined) return codes.owner
  const side = accountStateOf(someone)
  return side === 'client' || side === 'photographer' ? codes?.[side] : undefined
}

/** Returns the code that someone gets who may call the action, with their own records. */
export function codeOfValidCall({ expected = 'ok', expectedOf }: ActionRow, someone: Someone): string {
  return decisionFor(expectedOf, someone) ?? expected
}
