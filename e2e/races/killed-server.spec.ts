// Proves that a server may die at any moment of a booking: after each single write, in the commit, and with a mail half
// sent. There is a whole booking or nothing of it; the same press again leaves exactly one, and every mail comes once.
import { expect } from '@playwright/test'
import { type CrashPoints, openCrashPoints, type Stop } from '@/e2e/races/crash-points'
import { nothing, preparePresses, readTraces, send, whole } from '@/e2e/races/presses'
import { test as base, type KillablePortal } from '@/e2e/support/killable-portal'

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
const largestRound = 12

test('killed after any write of a booking or in its commit, a server leaves all of it or nothing', async ({
  portal,
  crash,
}) => {
  const writes = await noteWrites(portal, crash)
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
  for (let start = 0; start < stops.length; start += largestRound) {
    await crashRound(portal, crash, stops.slice(start, start + largestRound))
  }
})

/** What one booking writes, in its order. */
async function noteWrites(portal: KillablePortal, crash: CrashPoints): Promise<string[]> {
  const [press] = await preparePresses(portal, 1)
  if (!press) return []
  await crash.plan(new Map([[press.slotId, 'nowhere']]))
  await send(portal, press)
  await crash.release()
  return crash.readWrites()
}

/** Brings as many bookings as there are stops to their stops, kills the server, and repeats them on the next one. */
async function crashRound(portal: KillablePortal, crash: CrashPoints, stops: readonly Stop[]) {
  const presses = await preparePresses(portal, stops.length)
  await crash.waitForJobs()
  await crash.plan(new Map(presses.map(({ slotId }, index) => [slotId, stops[index] ?? 'nowhere'])))
  const answers = Promise.allSettled(presses.map((press) => send(portal, press)))
  await crash.waitUntilBlocked(stops.length)
  await portal.kill()
  expect((await answers).map(({ status }) => status)).toEqual(stops.map(() => 'rejected'))
  await crash.release()
  for (const [index, press] of presses.entries()) {
    const expected = stops[index] === 'commit' ? whole(press) : nothing
    expect(await readTraces(portal, press), `killed at ${stops[index]}`).toEqual({
      ...expected,
      sentMessages: 0,
    })
  }

  await portal.start()
  for (const press of presses) await send(portal, press)
  await crash.waitForJobs()
  for (const [index, press] of presses.entries()) {
    const told = `repeated after ${stops[index]}`
    expect(await readTraces(portal, press), told).toEqual({ ...whole(press), sentMessages: 6 })
    for (const { email } of [press.client, press.photographer]) {
      expect(await portal.sandbox.mailsTo(email), told).toHaveLength(1)
    }
  }
}

test('killed between the sending of a mail and the note of it, a server sends it once, and its successor goes on soon', async ({
  portal,
  crash,
}) => {
  const [press] = await preparePresses(portal, 1)
  if (!press) throw new Error('there is one')
  await crash.waitForJobs()
  await crash.plan(new Map([[press.client.userId, 'sent']]))
  await send(portal, press)
  await crash.waitUntilBlocked(1)
  const [first, ...others] = await portal.sandbox.mailsTo(press.client.email)
  expect(first?.subject).toContain('Your booking')
  expect(others).toEqual([])
  await portal.kill()
  await crash.discard()
  expect((await readTraces(portal, press)).sentMessages).toBeLessThan(6)

  await portal.start()
  const restartedAt = Date.now()
  await crash.waitForJobs()
  expect(Date.now() - restartedAt).toBeLessThan(40_000)
  expect(await readTraces(portal, press)).toEqual({ ...whole(press), sentMessages: 6 })
  expect(await portal.sandbox.mailsTo(press.client.email)).toEqual([first])
  expect(await portal.sandbox.mailsTo(press.photographer.email)).toHaveLength(1)
})
