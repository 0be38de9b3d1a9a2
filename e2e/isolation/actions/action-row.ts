import type { Records } from '@/e2e/support/records'
import type { Access } from '@/lib/auth/actor'

/**
 * Who may call a server action, and with what input.
 * - `access`: as in its `defineAction`; the test checks that everyone else is rejected and that nothing is written. Nobody
 *   here is the owner
 * - `input`: a valid input; `own` are records that the caller shares with the fixture's other person
 * - `onOthersRecords`: the code that each role gets for another client's and photographer's records, if records belong
 *   to someone; editors and coordinators work with everyone's. None of them changes anything. `forbidden`: this role can see the record but not change it; `conflict`:
 *   the record isn't in the list the caller confirmed; `ok`: the action only affects the caller's own among the given
 *   records, here none
 * - `expected`: the codes of a valid call other than `ok`, for an action that can't succeed here
 */
export type ActionRow = {
  access: Access
  input: (own: Records) => unknown
  onOthersRecords?: Partial<Record<'client' | 'photographer', 'not-found' | 'forbidden' | 'conflict' | 'ok'>>
  expected?: readonly string[]
}

/** Rows by the names of a domain's exported actions. */
export type ActionTable = Record<string, ActionRow>

export const nothing = () => ({})
