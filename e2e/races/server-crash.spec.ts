// Proves that a server may die at any moment of a booking: after each single write, in the commit, and with a mail half
// sent. Either the whole booking is stored or none of it; repeating the request leaves exactly one booking, and every email is sent once.

import { expect } from '@playwright/test'
import {
  countRows,
  expectedRows,
  noRows,
  prepareBookingRequests,
  send,
} from '@/e2e/races/concurrent-requests'
import { type CrashPoints, openCrashPoints, type Stop } from '@/e2e/races/crash-points'
import { test as base, type KillablePortal } from '@/e2e/support/killable-portal'
import { requestTitles } from '@/lib/bookings/words'

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

test.describe.configure({ timeout: 240_000 })

/** How many stand in one server at once: fewer than its database connections. */
const maxRoundSize = 12

test('a server killed after any write of a booking or in its commit leaves all of it or nothing', async ({
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
  const stops: Stop[] = [...writes.map((_, index): Stop => `${index + 1}`), 'commit']
  for (let start = 0; start < stops.length; start += maxRoundSize) {
    await crashRound(portal, crash, stops.slice(start, start + maxRoundSize))
  }
})

/** What one booking writes, in its order. */
async function recordWrites(portal: KillablePortal, crash: CrashPoints): Promise<string[]> {
  const [request] = await prepareBookingRequests(portal, 1)
  if (!request) return []
  await crash.plan(new Map([[request.slotId, 'nowhere']]))
  await send(portal, request)
  await crash.release()
  return crash.readWrites()
}

/** Brings as many bookings as there are stops to their stops, kills the server, and repeats them on the next one. */
async function crashRound(portal: KillablePortal, crash: CrashPoints, stops: readonly Stop[]) {
  const requests = await prepareBookingRequests(portal, stops.length)
  await crash.waitForJobs()
  await crash.plan(new Map(requests.map(({ slotId }, index) => [slotId, stops[index] ?? 'nowhere'])))
  const responses = Promise.allSettled(requests.map((request) => send(portal, request)))
  await crash.waitUntilBlocked(stops.length)
  await portal.kill()
  expect((await responses).map(({ status }) => status)).toEqual(stops.map(() => 'rejected'))
  await crash.release()
  for (const [index, request] of requests.entries()) {
    const expected = stops[index] === 'commit' ? expectedRows(request) : noRows
    expect(await countRows(portal, request), `killed at ${stops[index]}`).toEqual({
      ...expected,
      sentMessages: 0,
    })
  }

  await portal.start()
  for (const request of requests) await send(portal, request)
  await crash.waitForJobs()
  for (const [index, request] of requests.entries()) {
    const message = `repeated after ${stops[index]}`
    expect(await countRows(portal, request), message).toEqual({ ...expectedRows(request), sentMessages: 6 })
    for (const { email } of [request.client, request.photographer]) {
      expect(await portal.sandbox.emailsTo(email), message).toHaveLength(1)
    }
  }
}

test('killed between the sending of a mail and the note of it, a server sends it once, and its successor goes on soon', async ({
  portal,
  crash,
}) => {
  const [request] = await prepareBookingRequests(portal, 1)
  if (!request) throw new Error('there is one')
  await crash.waitForJobs()
  await crash.plan(new Map([[request.client.userId, 'sent']]))
  await send(portal, request)
  await crash.waitUntilBlocked(1)
  const [first, ...others] = await portal.sandbox.emailsTo(request.client.email)
  expect(first?.subject).toContain(requestTitles.client)
  expect(others).toEqual([])
  await portal.kill()
  await crash.discard()
  expect((await countRows(portal, request)).sentMessages).toBeLessThan(6)

  await portal.start()
  const restartedAt = Date.now()
  await crash.waitForJobs()
  expect(Date.now() - restartedAt).toBeLessThan(40_000)
  expect(await countRows(portal, request)).toEqual({ ...expectedRows(request), sentMessages: 6 })
  expect(await portal.sandbox.emailsTo(request.client.email)).toEqual([first])
  expect(await portal.sandbox.emailsTo(request.photographer.email)).toHaveLength(1)
})
