import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import { test } from '@/e2e/support/portal-fixture'
import { readPage } from '@/e2e/support/read-page'
import { removeRecords } from '@/e2e/support/records'
import { actionTable } from './action-table'
import { type LinkedRecords, makePrivateRecords } from './linked-records'
import { pageTable } from './page-table'

// What a photographer reaches while the studio requires a second factor that they don't have.

let own: LinkedRecords

test.beforeAll(async ({ portal: { database, people } }) => {
  own = await makePrivateRecords({ database, client: people.client, photographer: people.photographer })
  await database.factorSettings.update({ where: { id: 1 }, data: { requiredFrom: new Date() } })
})

test.afterAll(async ({ portal: { database } }) => {
  await database.factorSettings.update({ where: { id: 1 }, data: { requiredFrom: null } })
  await removeRecords(database, [own])
})

test('a session that was open before, and a new one, lead to the page that adds a factor, from every page', async ({
  portal,
}) => {
  const [, newVisitor] = await portal.signInAs('photographer')
  const expected: Record<string, string> = {}
  const actual: Record<string, string | null> = {}
  // The home page leads to the dashboard.
  const rows = pageTable.filter(({ page, access }) => page !== '/' && access !== 'anyone')
  await mapInFlight(rows, async (row) => {
    const path = row.path?.(own, own) ?? row.page
    expected[path] = '/auth/second-factor'
    actual[path] = (await readPage(portal.visitors.photographer, path)).redirectsTo
  })
  expect(actual).toEqual(expected)
  const page = await readPage(newVisitor, '/auth/second-factor')
  expect(page.status).toBe(200)
})

test('only actions that add a factor run, and routes and live channels are closed', async ({ portal }) => {
  const { actions, visitors, people } = portal
  const visitor = visitors.photographer
  const expected: Record<string, string> = {}
  const actual: Record<string, string> = {}
  await mapInFlight(Object.entries(actionTable), async ([name, { access, input }]) => {
    if (access === 'anyone' || !actions.isServed(name)) return
    const response = await actions.call(visitor, name, input(own))
    // Those that add a factor ask for the password first.
    expected[name] = name === 'confirmIdentityAction' ? 'invalid' : 'forbidden'
    actual[name] = response.kind === 'error' ? response.code : response.kind
  })
  expect(actual).toEqual(expected)
  const photo = await visitor.get(`/api/photos/${own.photoId}/ORIGINAL`, { maxRedirects: 0 })
  expect(photo.status()).toBe(404)
  const form = { socket_id: '1.1', channel_name: `private-user-${people.photographer.userId}` }
  expect((await visitor.post('/api/pusher/auth', { form })).status()).toBe(403)
})

test('clients are not affected', async ({ portal }) => {
  expect((await readPage(portal.visitors.client, '/profile')).status).toBe(200)
})
