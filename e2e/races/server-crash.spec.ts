// Tests that a server can crash at any point of a booking: after each write, in the commit, and while sending an email.
// Either the whole booking is stored or none of it; repeating the request leaves exactly one booking, and every email
// is sent once.

import { expect } from '@playwright/test'
import {
  countRows,
  expectedRows,
  noRows,
  prepareBookingRequests,
  send,
} from '@/e2e/races/concurrent-requests'
import { type CrashPoint, type CrashPoints, openCrashPoints } from '@/e2e/races/crash-points'
import { test as base, type KillablePortal } from '@/e2e/support/killable-portal'
import { requestTitles } from '@/lib/booking/bookings/words/notifications'

const test = base.extend<object, { crash: CrashPoints }>({
  crash: [
    async ({ portal }, use) => {
      const crash = await openCrashPoints(portal.databaseUrl)
      await use(crash)
      await crash.close()
    },
    { scope: 'worker' },
  ],
})

/** How many transactions block in one server at once: fewer than its database connections. */
const maxRoundSize = 12

test('a server killed after any write of a booking, or in its commit, leaves all of it or nothing', async ({
  portal,
  crash,
}) => {
  const writes = await recordWrites(portal, crash)
  expect(new Set(writes)).toEqual(
    new Set([
      'insert slot_claims',
      'delete slot_holds',
      'insert outbox_messages',
      'insert _private_jobs',
      'insert stored_cards',
      'insert bookings',
      'insert booked_services',
      'insert booking_events',
      'insert notifications',
    ]),
  )
  const crashPoints: CrashPoint[] = [...writes.map((_, index): CrashPoint => `${index + 1}`), 'commit']
  for (let start = 0; start < crashPoints.length; start += maxRoundSize) {
    await crashRound(portal, crash, crashPoints.slice(start, start + maxRoundSize))
  }
})

/** Returns the writes of one booking in order. */
async function recordWrites(portal: KillablePortal, crash: CrashPoints): Promise<string[]> {
  const [request] = await prepareBookingRequests(portal, 1)
  if (!request) return []
  await crash.plan(new Map([[request.slotId, 'record']]))
  await send(portal, request)
  await crash.release()
  return crash.readWrites()
}

/** Blocks one booking at each crash point, kills the server, and repeats the requests on the next one. */
async function crashRound(portal: KillablePortal, crash: CrashPoints, crashPoints: readonly CrashPoint[]) {
  const requests = await prepareBookingRequests(portal, crashPoints.length)
  await crash.waitForJobs()
  await crash.plan(new Map(requests.map(({ slotId }, index) => [slotId, crashPoints[index] ?? 'record'])))
  const responses = Promise.allSettled(requests.map((request) => send(portal, request)))
  await crash.waitUntilBlocked(crashPoints.length)
  await portal.kill()
  expect((await responses).map(({ status }) => status)).toEqual(crashPoints.map(() => 'rejected'))
  await crash.release()
  for (const [index, request] of requests.entries()) {
    const expected = crashPoints[index] === 'commit' ? expectedRows(request) : noRows
    expect(await countRows(portal, request), `killed at ${crashPoints[index]}`).toEqual({
      ...expected,
      sentMessages: 0,
    })
  }

  await portal.start()
  for (const request of requests) await send(portal, request)
  await crash.waitForJobs()
  for (const [index, request] of requests.entries()) {
    const message = `repeated after a crash at ${crashPoints[index]}`
    expect(await countRows(portal, request), message).toEqual({ ...expectedRows(request), sentMessages: 4 })
    for (const { email } of [request.client, request.photographer]) {
      expect(await portal.sandbox.emailsTo(email), message).toHaveLength(1)
    }
  }
}

test('a server killed between sending an email and recording it sends it once, and the next server resumes quickly', async ({
  portal,
  crash,
}) => {
  const [request] = await prepareBookingRequests(portal, 1)
  if (!request) throw new Error('expected one request')
  await crash.waitForJobs()
  await crash.plan(new Map([[request.client.userId, 'sent']]))
  await send(portal, request)
  await crash.waitUntilBlocked(1)
  const [first, ...others] = await portal.sandbox.emailsTo(request.client.email)
  expect(first?.subject).toContain(requestTitles.client)
  expect(others).toEqual([])
  await portal.kill()
  await crash.discard()
  expect((await countRows(portal, request)).sentMessages).toBeLessThan(4)

  await portal.start()
  const restartedAt = Date.now()
  await crash.waitForJobs()
  expect(Date.now() - restartedAt).toBeLessThan(40_000)
  expect(await countRows(portal, request)).toEqual({ ...expectedRows(request), sentMessages: 4 })
  expect(await portal.sandbox.emailsTo(request.client.email)).toEqual([first])
  expect(await portal.sandbox.emailsTo(request.photographer.email)).toHaveLength(1)
})
