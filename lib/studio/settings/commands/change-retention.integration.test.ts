import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import type { RetentionPeriods } from '@/lib/studio/settings/schema'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { describeExpiring } from '@/lib/studio/settings/words'
import { changeRetention } from './change-retention'

useDatabase()

const defaults: RetentionPeriods = {
  emailRetentionDays: 365,
  notificationRetentionDays: 365,
  visitRetentionDays: 90,
  quoteRetentionDays: null,
  conversationRetentionDays: null,
}
const shortest: RetentionPeriods = {
  emailRetentionDays: 30,
  notificationRetentionDays: 30,
  visitRetentionDays: 1,
  quoteRetentionDays: 30,
  conversationRetentionDays: 30,
}

let owner: Actor
let client: Actor

beforeAll(async () => {
  owner = await createPerson('PHOTOGRAPHER', 'Ava North', 'owner@example.test')
  client = await createPerson('CLIENT')
})

beforeEach(async () => {
  await db().studioSettings.deleteMany()
  await createStudio()
})

/** Changes some periods as someone would who has the current ones open. */
async function change(changed: Partial<RetentionPeriods>, { actor = owner, confirmed = false } = {}) {
  const before = await readPeriods()
  const input = { ...before, ...changed, seen: editKey(before) }
  return changeRetention(actor, confirmed ? { ...input, confirmed: 'on' } : input)
}

function readPeriods(): Promise<RetentionPeriods> {
  return db().studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: {
      emailRetentionDays: true,
      notificationRetentionDays: true,
      visitRetentionDays: true,
      quoteRetentionDays: true,
      conversationRetentionDays: true,
    },
  })
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}

test('is saved, audited, and does nothing when repeated', async () => {
  expect(await readPeriods()).toEqual(defaults)
  const changed = { emailRetentionDays: 400, quoteRetentionDays: 60 }
  expect(await change(changed)).toEqual({ ...defaults, ...changed })
  await change(changed)
  expect(await readPeriods()).toEqual({ ...defaults, ...changed })
  expect(await db().auditEntry.findMany()).toMatchObject([
    {
      action: 'studio.retention-changed',
      actorId: owner.profileId,
      details: { before: defaults, after: { ...defaults, ...changed } },
    },
  ])
})

test('only the owner can change it', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  for (const actor of [client, photographer, { ...owner, status: 'DISABLED' as const }]) {
    await expect(change(shortest, { actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await readPeriods()).toEqual(defaults)
})

test('of two changes from the same page, the later is rejected', async () => {
  const seen = editKey(await readPeriods())
  await changeRetention(owner, { ...defaults, visitRetentionDays: 100, seen })
  const later = changeRetention(owner, { ...defaults, visitRetentionDays: 200, seen })
  await expect(later).rejects.toMatchObject({ code: 'conflict', fields: undefined })
  expect((await readPeriods()).visitRetentionDays).toBe(100)
})

test('shorter periods ask first, with the number of records that they delete', async () => {
  await addRecords(daysAgo(40))
  // Today's records are never counted.
  await addRecords(new Date())
  const expiring = describeExpiring([
    { setting: 'emailRetentionDays', count: 1 },
    { setting: 'notificationRetentionDays', count: 1 },
    { setting: 'visitRetentionDays', count: 1 },
    { setting: 'quoteRetentionDays', count: 1 },
    { setting: 'conversationRetentionDays', count: 1 },
  ])
  await expect(change(shortest)).rejects.toMatchObject({ fields: { confirmed: [expiring] } })
  expect(await readPeriods()).toEqual(defaults)
  await change(shortest, { confirmed: true })
  expect(await readPeriods()).toEqual(shortest)
  // A longer period deletes nothing.
  await change({ emailRetentionDays: 35 })
})

/** Adds one record of each kind that expires, and ones that don't. */
async function addRecords(createdAt: Date) {
  const outbox = { kind: 'MAIL', topic: 'test', payload: {}, createdAt } as const
  await db().outboxMessage.createMany({
    data: [
      { ...outbox, status: 'SENT' },
      { ...outbox, status: 'QUEUED' },
      { ...outbox, kind: 'PUSH', status: 'SENT' },
    ],
  })
  await db().notification.create({
    data: { userId: client.userId, title: 'Test', message: 'Test', type: 'INFO', createdAt },
  })
  await db().analyticsEvent.create({ data: { eventType: 'page_view', pagePath: '/', createdAt } })
  const quote = {
    fullName: 'Helen Ashworth',
    email: 'helen@ashworth.test',
    propertyAddress: '61 Sunset Summit',
    listPriceCents: 0,
    createdAt,
    updatedAt: createdAt,
  }
  const conversation = { subject: 'Gate', clientId: client.profileId, lastMessageAt: createdAt }
  for (const status of ['CLOSED', 'OPEN'] as const) {
    await db().quoteRequest.create({
      data: { ...quote, idempotencyKey: randomUUID(), status: status === 'OPEN' ? 'ANSWERED' : 'CLOSED' },
    })
    await db().conversation.create({ data: { ...conversation, status } })
  }
}
