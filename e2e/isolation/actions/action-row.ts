import type { Records } from '@/e2e/support/records'

/**
 * Who may call a server action, and what it takes.
 * - `access`: as in its `defineAction`; the test proves that everybody else is rejected and that nothing is written
 * - `input`: what a rightful caller would send; `own` are records between the caller and the other person of the fixture
 * - `onOthersRecords`: what each role gets that sends the records of another client and another photographer, when they belong
 *   to somebody; whatever it is, nothing changes. `forbidden` is for what that role may see but not change, `conflict`
 *   for what isn't among their own as they were shown it, `ok` for what is done to all that is one's own among the
 *   things named: here to none.
 * - `expected`: the codes the rightful call returns when it is not `ok`, for an action that cannot succeed here
 */
export type ActionRow = {
  access: 'anyone' | 'signed-in' | 'client' | 'photographer'
  input: (own: Records) => unknown
  onOthersRecords?: Partial<Record<'client' | 'photographer', 'not-found' | 'forbidden' | 'conflict' | 'ok'>>
  expected?: readonly string[]
}

/** Rows by the exported names of a domain's actions. */
export type ActionTable = Record<string, ActionRow>

export const nothing = () => ({})
