import { expect } from '@playwright/test'
import { type AccountState, accountStates, makePerson } from '@/e2e/support/people'
import { type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { makeRecords, type Records, removeRecords } from '@/e2e/support/records'
import { snapshotRows } from '@/e2e/support/row-snapshot'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { listActions } from '@/e2e/support/source-tree'
import { actionTable } from './action-table'
import type { ActionRow } from './actions/action-row'

const rows = Object.entries(actionTable)
const roles = ['client', 'photographer'] as const
const made: Records[] = []

test.afterAll(({ portal: { database } }) => removeRecords(database, made))

async function makeOwn({ database, people }: PortalFixture): Promise<Records> {
  const own = await makeRecords(database, people.client, people.photographer)
  made.push(own)
  return own
}

/** Records of two people who are not in the fixture. */
async function makeOthers({ database }: PortalFixture): Promise<Records> {
  const others = await Promise.all([makePerson(database, 'client'), makePerson(database, 'photographer')])
  const records = await makeRecords(database, ...others)
  made.push(records)
  return records
}

function mayCall({ access }: ActionRow, accountState: AccountState): boolean {
  if (access === 'anyone') return true
  return (
    accountState === access ||
    (access === 'signed-in' && (accountState === 'client' || accountState === 'photographer'))
  )
}

function wordFor(response: ActionResponse): string {
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

test('whoever may not call an action is rejected, and nothing is written', async ({ portal }) => {
  const own = await makeOwn(portal)
  const { client, photographer, ...outside } = portal.people
  // A photographer is told of what others do at the same time: what they themselves did is filed under the profile.
  const ids = [
    ...Object.values(own),
    client.profileId,
    photographer.profileId,
    ...Object.values(outside).flatMap(({ userId, profileId }) => [userId, profileId]),
  ]
  const before = await snapshotRows(portal.database, ids)
  const wanted: Record<string, string> = {}
  const got: Record<string, string> = {}
  for (const [name, row] of rows) {
    if (!portal.actions.isServed(name)) continue
    for (const accountState of accountStates) {
      if (mayCall(row, accountState)) continue
      const key = `${name}, ${accountState}`
      wanted[key] =
        accountState === 'anonymous' || accountState === 'unverified' ? 'not-signed-in' : 'forbidden'
      got[key] = wordFor(await portal.actions.call(portal.visitors[accountState], name, row.input(own)))
    }
  }
  expect(got).toEqual(wanted)
  expect(await snapshotRows(portal.database, ids)).toEqual(before)
})

test('what belongs to somebody else stays as it is, and mostly does not exist', async ({ portal }) => {
  const others = await makeOthers(portal)
  const before = await snapshotRows(portal.database, Object.values(others))
  const wanted: Record<string, string> = {}
  const got: Record<string, string> = {}
  for (const [name, { others: expected, input }] of rows) {
    for (const role of roles) {
      if (!expected?.[role]) continue
      wanted[`${name}, ${role}`] = expected[role]
      got[`${name}, ${role}`] = wordFor(await portal.actions.call(portal.visitors[role], name, input(others)))
    }
  }
  expect(got).toEqual(wanted)
  expect(await snapshotRows(portal.database, Object.values(others))).toEqual(before)
})

for (const role of roles) {
  test(`a ${role} is let in everywhere a ${role} may go`, async ({ portal }) => {
    const wanted: Record<string, readonly string[]> = {}
    const got: Record<string, string> = {}
    for (const [name, row] of rows) {
      // What anyone may do would change who this visitor is; it has a test of its own.
      if (row.access === 'anyone' || !mayCall(row, role) || !portal.actions.isServed(name)) continue
      const own = await makeOwn(portal)
      wanted[name] = row.expected ?? ['ok']
      got[name] = wordFor(await portal.actions.call(portal.visitors[role], name, row.input(own)))
    }
    for (const [name, words] of Object.entries(wanted)) expect.soft(words, name).toContain(got[name])
  })
}

test('whoever is signed out gets in where anyone may go', async ({ portal }) => {
  const own = await makeOwn(portal)
  for (const [name, row] of rows.filter(([, { access }]) => access === 'anyone')) {
    const visitor = await portal.newVisitor()
    const word = wordFor(await portal.actions.call(visitor, name, row.input(own)))
    expect.soft(row.expected ?? ['ok'], name).toContain(word)
  }
})
