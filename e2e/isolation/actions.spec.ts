import { expect } from '@playwright/test'
import { accountStates, makePerson } from '@/e2e/support/people'
import { type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { makeRecords, type Records, removeRecords } from '@/e2e/support/records'
import { snapshotRows } from '@/e2e/support/row-snapshot'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { listActions } from '@/e2e/support/source-tree'
import { actionTable } from './action-table'
import { mayAccess, working } from './may-access'

const rows = Object.entries(actionTable)
/** Editors and coordinators work with the records of every photographer. */
const roles = ['client', 'photographer'] as const
const createdRecords: Records[] = []

test.afterAll(({ portal: { database } }) => removeRecords(database, createdRecords))

async function makeOwn({ database, people }: PortalFixture): Promise<Records> {
  const own = await makeRecords(database, people.client, people.photographer)
  createdRecords.push(own)
  return own
}

/** Creates records of a client and a photographer who aren't in the fixture. */
async function makeOthers({ database }: PortalFixture): Promise<Records> {
  const others = await Promise.all([makePerson(database, 'client'), makePerson(database, 'photographer')])
  const records = await makeRecords(database, ...others)
  createdRecords.push(records)
  return records
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

test("accounts without access can't call an action, and nothing is written", async ({ portal }) => {
  const own = await makeOwn(portal)
  const { client, photographer, editor, coordinator, ...outside } = portal.people
  // Only profile ids for those who work here: a photographer's user id also receives notifications about other tests' actions.
  const ids = [
    ...Object.values(own),
    client.profileId,
    photographer.profileId,
    editor.profileId,
    coordinator.profileId,
    ...Object.values(outside).flatMap(({ userId, profileId }) => [userId, profileId]),
  ]
  const before = await snapshotRows(portal.database, ids)
  const expected: Record<string, string> = {}
  const actual: Record<string, string> = {}
  for (const [name, row] of rows) {
    if (!portal.actions.isServed(name)) continue
    const excluded = accountStates.filter((accountState) => !mayAccess(row.access, accountState))
    await Promise.all(
      excluded.map(async (accountState) => {
        const key = `${name}, ${accountState}`
        expected[key] =
          accountState === 'anonymous' || accountState === 'unverified' ? 'not-signed-in' : 'forbidden'
        actual[key] = codeOf(await portal.actions.call(portal.visitors[accountState], name, row.input(own)))
      }),
    )
  }
  expect(actual).toEqual(expected)
  expect(await snapshotRows(portal.database, ids)).toEqual(before)
})

test("actions on other people's records are rejected, mostly as not found, and change nothing", async ({
  portal,
}) => {
  const others = await makeOthers(portal)
  const before = await snapshotRows(portal.database, Object.values(others))
  const expected: Record<string, string> = {}
  const actual: Record<string, string> = {}
  for (const [name, { onOthersRecords: codes, input }] of rows) {
    for (const role of roles) {
      if (!codes?.[role]) continue
      expected[`${name}, ${role}`] = codes[role]
      actual[`${name}, ${role}`] = codeOf(
        await portal.actions.call(portal.visitors[role], name, input(others)),
      )
    }
  }
  expect(actual).toEqual(expected)
  expect(await snapshotRows(portal.database, Object.values(others))).toEqual(before)
})

for (const role of working) {
  test(`a ${role} can call every action for a ${role}`, async ({ portal }) => {
    const expected: Record<string, readonly string[]> = {}
    const actual: Record<string, string> = {}
    for (const [name, row] of rows) {
      // Actions for anyone could change who this visitor is; they have their own test.
      if (row.access === 'anyone' || !mayAccess(row.access, role) || !portal.actions.isServed(name)) continue
      const own = await makeOwn(portal)
      expected[name] = row.expected ?? ['ok']
      actual[name] = codeOf(await portal.actions.call(portal.visitors[role], name, row.input(own)))
    }
    for (const [name, codes] of Object.entries(expected)) expect.soft(codes, name).toContain(actual[name])
  })
}

test('a signed-out visitor can call every action for anyone', async ({ portal }) => {
  const own = await makeOwn(portal)
  for (const [name, row] of rows.filter(([, { access }]) => access === 'anyone')) {
    const visitor = await portal.newVisitor()
    const code = codeOf(await portal.actions.call(visitor, name, row.input(own)))
    expect.soft(row.expected ?? ['ok'], name).toContain(code)
  }
})
