import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { changeCancellation } from './change-cancellation'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  await getStudio()
})

/** Returns the input of a person who has the current terms open. */
async function inputFor(freeCancelHours: number, lateCancelFeeCents: number, currency = 'USD') {
  const { freeCancelHours: hours, lateCancelFeeCents: fee, currency: present } = await getStudio()
  const seen = { freeCancelHours: hours, lateCancelFeeCents: fee, currency: present }
  return {
    freeCancelHours,
    lateCancelFee: { cents: lateCancelFeeCents, currency },
    seen: editKey(seen),
  }
}

test('applies immediately, is audited, and does nothing when repeated', async () => {
  await changeCancellation(photographer, await inputFor(48, 7500))
  expect(await getStudio()).toMatchObject({ freeCancelHours: 48, lateCancelFeeCents: 7500 })
  await changeCancellation(photographer, await inputFor(48, 7500))
  expect(await db().auditEntry.findMany()).toMatchObject([
    {
      action: 'studio.cancellation-changed',
      actorId: photographer.profileId,
      details: {
        currency: 'USD',
        before: { freeCancelHours: 24, lateCancelFeeCents: 0 },
        after: { freeCancelHours: 48, lateCancelFeeCents: 7500 },
      },
    },
  ])
})

test('of two concurrent changes, the later is rejected and nothing is overwritten', async () => {
  const [one, other] = [await inputFor(12, 1000), await inputFor(72, 9000)]
  const outcomes = await Promise.allSettled([
    changeCancellation(photographer, one),
    changeCancellation(photographer, other),
  ])
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
  const { freeCancelHours, lateCancelFeeCents } = await getStudio()
  expect([
    [12, 1000],
    [72, 9000],
  ]).toContainEqual([freeCancelHours, lateCancelFeeCents])
})

test('a fee in another currency is rejected', async () => {
  const before = await getStudio()
  const outcome = changeCancellation(photographer, await inputFor(12, 1000, 'EUR'))
  await expect(outcome).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('now USD'),
  })
  expect(await getStudio()).toEqual(before)
})

test('only active photographers can change it', async () => {
  const before = await getStudio()
  const client = await createPerson('CLIENT')
  for (const actor of [client, { ...photographer, status: 'DISABLED' as const }]) {
    const outcome = changeCancellation(actor, await inputFor(0, 0))
    await expect(outcome).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await getStudio()).toEqual(before)
})
