import { expect } from '@playwright/test'
import sharp from 'sharp'
import { accountStates, makePerson } from '@/e2e/support/people'
import { type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { makeRecords, type Records, removeRecords } from '@/e2e/support/records'
import { listRoutes } from '@/e2e/support/source-tree'
import { type OwnRecords, routeTable } from './route-table'

let own: OwnRecords
let other: Records

test.beforeAll(async ({ portal }) => {
  const { database, people } = portal
  const records = await makeRecords(database, people.client, people.photographer)
  own = { ...records, ...(await addOwnFiles(portal)) }
  const strangers = await Promise.all([makePerson(database, 'client'), makePerson(database, 'photographer')])
  other = await makeRecords(database, ...strangers)
})

test.afterAll(async ({ portal: { database } }) => {
  await removeRecords(database, [own, other])
})

/** Uploads a profile photo and opens a calendar feed for the client, through the portal's actions. */
async function addOwnFiles({ actions, database, people, visitors }: PortalFixture) {
  const photo = new Blob([
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3060a0' } })
      .png()
      .toBuffer(),
  ])
  expect(await actions.call(visitors.client, 'updateAvatarAction', { photo })).toMatchObject({ kind: 'ok' })
  const { avatarFileId } = await database.profile.findUniqueOrThrow({
    where: { id: people.client.profileId },
  })
  expect(await actions.call(visitors.client, 'openCalendarFeedAction', {})).toMatchObject({ kind: 'ok' })
  const bookings = await (await visitors.client.get('/bookings')).text()
  const [, feedToken = ''] = /\/api\/calendar\/feed\/([\w.-]+)/.exec(bookings) ?? []
  return { avatarFileId: avatarFileId ?? '', feedToken }
}

test('every route handler is in the table', () => {
  expect(new Set(routeTable.map(({ route }) => route))).toEqual(new Set(listRoutes()))
})

for (const accountState of accountStates) {
  test(`every route handler responds as expected to ${accountState}`, async ({ portal }) => {
    const expected: Record<string, number> = {}
    const actual: Record<string, number> = {}
    for (const [index, { route, path, send, status }] of routeTable.entries()) {
      const [method = ''] = route.split(' ')
      const address = path(own, other)
      const key = `${index}: ${method} ${address}`
      const response = await portal.visitors[accountState].fetch(address, {
        method,
        maxRedirects: 0,
        ...send,
      })
      expected[key] = status[accountState] ?? status.default
      actual[key] = response.status()
    }
    expect(actual).toEqual(expected)
  })
}

test("no route handler responds to a method it doesn't have", async ({ portal: { visitors } }) => {
  const handlers = new Map<string, string[]>()
  for (const route of listRoutes()) {
    const [method = '', path = ''] = route.split(' ')
    handlers.set(path, [...(handlers.get(path) ?? []), method])
  }
  for (const [path, methods] of handlers) {
    const address = path.replaceAll(/\[.*?\]/g, 'x')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !methods.includes(name))) {
      const response = await visitors.photographer.fetch(address, { method, maxRedirects: 0 })
      expect.soft(response.status(), `${method} ${address}`).toBe(405)
    }
  }
})

test('a person can only subscribe to their own channel', async ({ portal: { visitors, people } }) => {
  const join = async (channel: string) => {
    const form = { socket_id: '1.1', channel_name: channel }
    return (await visitors.client.post('/api/pusher/auth', { form })).status()
  }
  expect(await join(`private-user-${people.client.userId}`)).toBe(200)
  for (const channel of [
    `private-user-${people.photographer.userId}`,
    `private-user-${people.client.userId}x`,
    `private-user-${people.client.userId.toUpperCase()}`,
    `private-user-${people.client.userId}:private-user-${people.photographer.userId}`,
    'private-user-',
    'presence-studio',
    '',
  ]) {
    expect.soft(await join(channel), channel).toBe(403)
  }
})
