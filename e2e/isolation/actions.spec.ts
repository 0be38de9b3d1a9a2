import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import type { PortalFixture } from '@/e2e/support/portal-fixture'
import { type Records, removeRecords } from '@/e2e/support/records'
import { snapshotRows } from '@/e2e/support/row-snapshot'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { listActions } from '@/e2e/support/source-tree'
import { actionTable } from './action-table'
import { type ActionRow, codeOnOthersRecords } from './actions/action-row'
import { accountStateOf, everyone, type Someone } from './cast'
import { type Cast, test } from './cast-fixture'
import { makePrivateRecords, makePrivateRecordsFor } from './linked-records'
import { mayAccess, working } from './may-access'
import { recordsNamedBy } from './subjects'

const rows = Object.entries(actionTable)
/** Those whose records aren't everyone's: editors and coordinators work with the records of every photographer. */
const withOwnRecords = [
  'client',
  'photographer',
  'owner',
  'brokerageAdmin',
  'brokerageMember',
  'formerMember',
  'transferHolder',
] as const
type WithOwnRecords = (typeof withOwnRecords)[number]
const createdRecords: Partial<Records>[] = []

test.afterAll(({ portal: { database } }) => removeRecords(database, createdRecords))

/** Creates those of someone's records that a row's input reads, so that no other row's call changes them. */
async function makeOwnFor(
  { database, people: fixture }: PortalFixture,
  row: ActionRow,
  cast?: [Cast, Someone],
) {
  const { client, photographer } = fixture
  const side = cast && accountStateOf(cast[1]) === 'client' ? 'client' : 'photographer'
  const person = cast && cast[1] in cast[0].people && { [side]: cast[0].people[cast[1] as WithOwnRecords] }
  const own = await makePrivateRecordsFor(row.input, { database, client, photographer, ...person })
  createdRecords.push(own)
  return own
}

function codeOf(response: ActionResponse): string {
  if (response.kind === 'error') return response.code
  return response.kind === 'broken' ? `broken: ${response.body}` : 'ok'
}

test('every action is in the table', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(
    listActions()
      .map(({ name }) => name)
      .sort(),
  )
})

test("every action of clients that names a record is called with another's", () => {
  const missing = rows.filter(
    ([, { access, input, onOthersRecords }]) =>
      access !== 'anyone' &&
      mayAccess(access, 'client') &&
      recordsNamedBy((own) => String(input(own))).own &&
      onOthersRecords?.client === undefined,
  )
  // Free times are for everyone.
  expect(missing.map(([name]) => name)).toEqual(['holdSlotAction', 'releaseSlotAction', 'bookShootAction'])
})

test("accounts without access can't call an action, and nothing is written", async ({ portal, cast }) => {
  const { client, photographer } = portal.people
  const own = await makePrivateRecords({ database: portal.database, client, photographer })
  createdRecords.push(own)
  // Only profile ids for those who work here: a photographer's user id also receives notifications about other tests' actions.
  const people = Object.entries(cast.people).flatMap(([name, { userId, profileId }]) =>
    mayAccess('signed-in', name as Someone) ? [profileId] : [userId, profileId],
  )
  const ids = [...Object.values(own), ...people]
  const before = await snapshotRows(portal.database, ids)
  const expected: Record<string, string> = {}
  const actual: Record<string, string> = {}
  const calls = rows
    .filter(([name]) => portal.actions.isServed(name))
    .flatMap(([name, row]) =>
      everyone
        .filter((someone) => !mayAccess(row.access, someone))
        .map((someone) => ({ name, row, someone })),
    )
  await mapInFlight(calls, async ({ name, row, someone }) => {
    const key = `${name}, ${someone}`
    const isSignedOut = ['anonymous', 'unverified'].includes(accountStateOf(someone))
    expected[key] = isSignedOut ? 'not-signed-in' : 'forbidden'
    actual[key] = codeOf(await portal.actions.call(cast.visitors[someone], name, row.input(own)))
  })
  expect(actual).toEqual(expected)
  expect(await snapshotRows(portal.database, ids)).toEqual(before)
})

test("actions on other people's records are rejected, mostly as not found, and change nothing", async ({
  portal,
  cast,
}) => {
  const calls = rows.flatMap(([name, row]) =>
    withOwnRecords.flatMap((someone) =>
      (['theirs', 'other'] as const).flatMap((of) => {
        const code = codeOnOthersRecords(row, someone, of)
        return code ? { name, row, someone, of, code } : []
      }),
    ),
  )
  const call = async ({ name, row, someone, of }: (typeof calls)[number]) =>
    codeOf(await portal.actions.call(cast.visitors[someone], name, row.input(cast[of])))
  const expectCodes = async (some: typeof calls, limit?: number) => {
    const keys = some.map(({ name, someone, of }) => `${name}, ${someone}, ${of}`)
    const actual = await mapInFlight(some, call, limit)
    expect(Object.fromEntries(keys.map((key, index) => [key, actual[index]]))).toEqual(
      Object.fromEntries(keys.map((key, index) => [key, some[index]?.code])),
    )
  }
  const ids = [...Object.values(cast.theirs), ...Object.values(cast.other)]
  const before = await snapshotRows(portal.database, ids)
  const mayChange = ({ row, someone, of }: (typeof calls)[number]) =>
    (of === 'theirs' && row.reached && someone in row.reached) ||
    (someone === 'owner' && row.onOthersRecords?.owner)
  await expectCodes(calls.filter((one) => !mayChange(one)))
  expect(await snapshotRows(portal.database, ids)).toEqual(before)
  // What they reach may change; one after the other, in the table's order.
  await expectCodes(calls.filter(mayChange), 1)
})

for (const someone of [
  ...working,
  ...withOwnRecords.filter((one) => one !== 'client' && one !== 'photographer'),
]) {
  test(`a ${someone} can call every action for a ${someone}`, async ({ portal, cast }) => {
    // Actions for anyone could change who this visitor is; they have their own test.
    const calls = rows.filter(
      ([name, { access }]) =>
        access !== 'anyone' && mayAccess(access, someone) && portal.actions.isServed(name),
    )
    for (const isLast of [false, true]) {
      const batch = calls.filter(([, { after = false }]) => after === isLast)
      await mapInFlight(batch, async ([name, row]) => {
        const own = await makeOwnFor(portal, row, [cast, someone])
        const code = codeOf(await portal.actions.call(cast.visitors[someone], name, row.input(own)))
        expect.soft(row.expectedOf?.[someone] ?? row.expected ?? ['ok'], name).toContain(code)
      })
    }
  })
}

test('a signed-out visitor can call every action for anyone', async ({ portal }) => {
  const calls = rows.filter(([, { access }]) => access === 'anyone')
  await mapInFlight(calls, async ([name, row]) => {
    const own = await makeOwnFor(portal, row)
    const visitor = await portal.newVisitor()
    const code = codeOf(await portal.actions.call(visitor, name, row.input(own)))
    expect.soft(row.expected ?? ['ok'], name).toContain(code)
  })
})

test('a link pays what it is for, and nothing else', async ({ portal: { actions }, cast }) => {
  const pay = async (name: string, token: string) =>
    codeOf(await actions.call(cast.visitors.payerByLink, name, { token }))
  const { payToken, statementToken, sellerToken } = cast.theirs
  expect(await pay('payShareAction', payToken)).toBe('ok')
  expect(await pay('payStatementAction', statementToken)).toBe('ok')
  for (const token of [
    statementToken,
    sellerToken,
    `${cast.other.shareInvoiceId}.${payToken.split('.')[1]}`,
  ]) {
    expect(await pay('payShareAction', token)).toBe('not-found')
  }
  for (const token of [payToken, sellerToken])
    expect(await pay('payStatementAction', token)).toBe('not-found')
})
