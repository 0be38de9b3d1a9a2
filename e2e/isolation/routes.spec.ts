import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import type { PortalFixture } from '@/e2e/support/portal-fixture'
import { makeProfilePhoto } from '@/e2e/support/profile-photo'
import { listRoutes } from '@/e2e/support/source-tree'
import { decisionFor, everyone, isRelated } from './cast'
import { test } from './cast-fixture'
import type { LinkedRecords } from './linked-records'
import { routeTable } from './route-table'
import type { OwnRecords, RouteRow } from './routes/route-row'
import { listSubjects, recordsNamedBy } from './subjects'

let files: { avatarFileId: string; feedToken: string }

test.beforeAll(async ({ portal }) => {
  files = await addFiles(portal)
})

/** Uploads a profile photo and opens a calendar feed for the client, through the portal's actions. */
async function addFiles({ actions, database, people, visitors }: PortalFixture) {
  const photo = await makeProfilePhoto()
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

test("every route with an id is requested with another's", () => {
  const withIds = new Set(listRoutes().filter((route) => route.includes('[')))
  for (const { route, path } of routeTable) if (recordsNamedBy(path).other) withIds.delete(route)
  expect([...withIds].sort()).toEqual(
    [
      // Everyone's photos are for everyone with an account.
      'GET /api/avatars/[fileId]',
      'GET /api/auth/[...nextauth]',
      // The secret address is the only key.
      'GET /api/calendar/feed/[token]',
      'GET /api/logo/[fileId]',
      // The signed address is the only key: lib/photos/deliveries tests what it shows.
      'GET /api/mail/pictures/[token]',
      'GET /api/mail/unsubscribe/[token]',
      // No fixture has such a page: lib/photos/originals tests who sees it.
      'GET /api/originals/[token]/[photoId]/[variant]',
      // Only their uploader sees them, and storage has none.
      'GET /api/photo-uploads/[fileId]',
      // The studio's own.
      'GET /api/portfolio/[key]',
      'GET /api/portfolio/[key]/[variant]',
      'GET /api/portfolio/projects/[id]',
      // Here is none.
      'GET /api/tax-certificates/[exemptionId]',
      'POST /api/auth/[...nextauth]',
      'POST /api/mail/unsubscribe/[token]',
    ].sort(),
  )
})

for (const someone of everyone) {
  test(`every route handler responds as expected to ${someone}`, async ({ cast }) => {
    const expected: Record<string, number> = {}
    const actual: Record<string, number> = {}
    const requests = [...routeTable.entries()].flatMap(([index, row]) =>
      listSubjects((own, other) => row.path(withFiles(own), other), someone, cast, isMissing(row)).map(
        ({ path, of }) => ({ index, row, path, of }),
      ),
    )
    await mapInFlight(requests, async ({ index, row: { route, send, status, reached }, path, of }) => {
      const [method = ''] = route.split(' ')
      const key = `${index}: ${method} ${path} (${of})`
      const response = await cast.visitors[someone].fetch(path, { method, maxRedirects: 0, ...send })
      const byRelation = of === 'theirs' && isRelated(someone) ? reached?.[someone] : undefined
      expected[key] = byRelation ?? decisionFor(status, someone) ?? status.default
      actual[key] = response.status()
    })
    expect(actual).toEqual(expected)
  })
}

/** Returns someone's records with the client's files. */
function withFiles(own: LinkedRecords): OwnRecords {
  return Object.assign(Object.create(own), files)
}

/** Whether nobody finds anything at this route. */
function isMissing({ status: { default: status, anonymous, unverified, ...rest } }: RouteRow): boolean {
  return status === 404 && Object.keys(rest).length === 0
}

test("no route handler responds to a method it doesn't have", async ({ portal: { visitors } }) => {
  const handlers = new Map<string, string[]>()
  for (const route of listRoutes()) {
    const [method = '', path = ''] = route.split(' ')
    handlers.set(path, [...(handlers.get(path) ?? []), method])
  }
  const requests = [...handlers].flatMap(([path, methods]) =>
    ['POST', 'PUT', 'PATCH', 'DELETE']
      .filter((name) => !methods.includes(name))
      .map((method) => ({ method, address: path.replaceAll(/\[.*?\]/g, 'x') })),
  )
  await mapInFlight(requests, async ({ method, address }) => {
    const response = await visitors.photographer.fetch(address, { method, maxRedirects: 0 })
    expect.soft(response.status(), `${method} ${address}`).toBe(405)
  })
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
