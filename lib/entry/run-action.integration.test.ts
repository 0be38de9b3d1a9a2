import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { busyText } from '@/lib/platform/words'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { explain } from './run-action'

useDatabase()

const busy = { ok: false, code: 'unavailable', message: busyText }

test('a transaction that waits too long for others asks to try again', async () => {
  await createStudio()
  await db()
    .$transaction(async (tx) => {
      await lockRow(tx, 'studio_settings', 1)
      const waiting = db().$transaction((other) => lockRow(other, 'studio_settings', 1), { timeout: 100 })
      // Its time is over while it waits; Prisma says so once the lock is released.
      waiting.catch(() => undefined)
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.3)`
      return { waiting }
    })
    .then(async ({ waiting }) =>
      expect(await explain(await waiting.catch((error: unknown) => error))).toEqual(busy),
    )
})

test('so does one that waited in a circle', async () => {
  const lock = (first: number, second: number) =>
    db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${first}::int)`
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.2)`
      await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${second}::int)`
    })
  const results = await Promise.allSettled([lock(1, 2), lock(2, 1)])
  const [failure] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(await explain(failure)).toEqual(busy)
})
