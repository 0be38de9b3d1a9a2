import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pickTravel } from '@/lib/studio/settings/rules/travel'
import { changeTravelTerms } from '@/lib/workflows/change-travel-terms'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  await getStudio()
})

/** Returns the input of a person who has the current settings open. */
async function inputFor(travelFreeMiles: number, feeCents: number, currency = 'USD') {
  const { roadFactorPercent, averageMph, travelStepMiles, ...current } = pickTravel(await getStudio())
  return {
    roadFactorPercent,
    averageMph,
    travelStepMiles,
    travelFreeMiles,
    travelStepFee: { cents: feeCents, currency },
    seen: editKey({ roadFactorPercent, averageMph, travelStepMiles, ...current }),
  }
}

test('applies immediately, is audited, and does nothing when repeated', async () => {
  await changeTravelTerms(photographer, await inputFor(15, 150))
  expect(await getStudio()).toMatchObject({ travelFreeMiles: 15, travelStepCents: 150 })
  await changeTravelTerms(photographer, await inputFor(15, 150))
  expect(await db().auditEntry.findMany()).toMatchObject([
    {
      action: 'studio.travel-changed',
      details: {
        currency: 'USD',
        before: { travelFreeMiles: 20, travelStepCents: 0 },
        after: { travelFreeMiles: 15, travelStepCents: 150 },
      },
    },
  ])
})

test('of two concurrent changes, the later is rejected and nothing is overwritten', async () => {
  const inputs = [await inputFor(10, 100), await inputFor(30, 300)]
  const outcomes = await Promise.allSettled(inputs.map((input) => changeTravelTerms(photographer, input)))
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
})

test('a fee in another currency, and anyone but an active photographer, is rejected', async () => {
  const before = await getStudio()
  const inEuros = changeTravelTerms(photographer, await inputFor(10, 100, 'EUR'))
  await expect(inEuros).rejects.toMatchObject({ code: 'conflict' })
  const byClient = changeTravelTerms(await createPerson('CLIENT'), await inputFor(10, 100))
  await expect(byClient).rejects.toMatchObject({ code: 'forbidden' })
  expect(await getStudio()).toEqual(before)
})
