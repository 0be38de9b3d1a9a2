import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { findNoPictures } from '@/lib/studio/notifications/resend.fixture'
import { sendOutboxMessage } from './send-outbox-message'

useDatabase()

test('an outdated push is recorded as expired and never sent', async () => {
  await db().$transaction((tx) =>
    queuePush(tx, { channel: 'private-test', event: 'changed', payload: { id: 1 } }),
  )
  const { id } = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'private-test' } })
  await db().outboxMessage.update({ where: { id }, data: { createdAt: new Date(Date.now() - 61_000) } })
  await sendOutboxMessage({ outboxMessageId: id }, findNoPictures)
  await sendOutboxMessage({ outboxMessageId: id }, findNoPictures)
  const expired = await db().outboxMessage.findUniqueOrThrow({ where: { id } })
  expect(expired).toMatchObject({ status: 'EXPIRED', sentAt: null, attempts: 0, payload: {} })
})
