import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { markNotifications } from '@/lib/studio/notifications/commands/mark-notifications'
import { NotificationFilter } from '@/lib/studio/notifications/schema'
import type { NotificationAction } from '@/prisma/generated/enums'
import { countUnreadNotifications } from './count-unread-notifications'
import { listNotifications } from './list-notifications'

useDatabase()

let dana: Actor
let mia: Actor

beforeEach(async () => {
  await db().user.deleteMany()
  dana = await createClient()
  mia = await createClient()
})

async function createClient(): Promise<Actor> {
  const email = `${randomUUID()}@example.test`
  const fullName = 'Dana Whitfield'
  const { id, profile } = await db().user.create({
    data: { email, passwordHash: 'none', profile: { create: { fullName, email, role: 'CLIENT' } } },
    select: { id: true, profile: { select: { id: true } } },
  })
  const profileId = profile?.id ?? ''
  return { userId: id, profileId, role: 'CLIENT', status: 'ACTIVE', fullName, email, avatarUrl: null }
}

/** Creates notifications a minute apart, every third one unread; the last is the newest. */
async function createNotifications(
  reader: Actor,
  count: number,
  actionType: NotificationAction | null = 'view_booking',
) {
  const start = Date.UTC(2026, 5, 1)
  await db().notification.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      userId: reader.userId,
      title: `Test notification ${index}`,
      message: 'There',
      type: 'INFO' as const,
      actionType,
      isRead: index % 3 !== 0,
      createdAt: new Date(start + index * 60_000),
    })),
  })
}

const list = (actor: Actor, filter: Partial<NotificationFilter> = {}) =>
  listNotifications(actor, { ...NotificationFilter.parse({}), ...filter })

test('pages through read and unread notifications in one order, each once, and no one else’s', async () => {
  await createNotifications(dana, 45)
  await createNotifications(mia, 5)
  const pages = [await list(dana), await list(dana, { page: 2 }), await list(dana, { page: 3 })]
  const titles = pages.flatMap(({ items }) => items.map(({ title }) => title))
  expect(titles).toEqual(Array.from({ length: 45 }, (_, index) => `Test notification ${44 - index}`))
  expect(pages.map(({ items, total, hasMore }) => [items.length, total, hasMore])).toEqual([
    [20, 45, false],
    [20, 45, false],
    [5, 45, false],
  ])
  expect((await list(dana, { page: 99 })).page).toBe(3)
})

test('filters by unread and by kind', async () => {
  await createNotifications(dana, 6)
  await createNotifications(dana, 3, 'pay_invoice')
  await createNotifications(dana, 1, 'view_photos')
  await createNotifications(dana, 1, null)
  expect((await list(dana, { unread: '1' })).items.every(({ isRead }) => !isRead)).toBe(true)
  expect((await list(dana, { unread: '1' })).total).toBe(5)
  const totals: Record<string, number> = { booking: 6, payment: 3, photos: 1, message: 0, other: 1 }
  for (const [kind, total] of Object.entries(totals)) {
    expect((await list(dana, { kind: kind as NotificationFilter['kind'] })).total).toBe(total)
  }
  expect((await list(dana, { kind: 'payment', unread: '1' })).total).toBe(1)
})

test('only its reader can mark a notification read or unread; Clear All deletes none', async () => {
  await createNotifications(dana, 1)
  const [item] = (await list(dana)).items
  const id = item?.id ?? ''
  await markNotifications(mia, { id }, true)
  expect(await countUnreadNotifications(dana)).toBe(1)
  await markNotifications(dana, { id }, true)
  expect(await countUnreadNotifications(dana)).toBe(0)
  await markNotifications(dana, { id }, false)
  expect(await countUnreadNotifications(dana)).toBe(1)
  await markNotifications(dana, 'all', true)
  expect((await list(dana)).items).toMatchObject([{ id, isRead: true }])
})

test('stops counting beyond the last page that can be opened', async () => {
  await createNotifications(dana, 5100)
  expect(await list(dana, { page: 250 })).toMatchObject({ total: 5000, hasMore: true, page: 250 })
})
