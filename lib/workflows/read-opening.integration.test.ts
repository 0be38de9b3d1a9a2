import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { addWeeklyHours } from '@/lib/calendar/availability/commands/add-weekly-hours'
import { offerServices } from '@/lib/catalog/services/commands/offer-services'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { markStep } from '@/lib/studio/settings/commands/mark-step'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { markableSteps, type OpeningStep, openingSteps } from '@/lib/studio/settings/rules/opening'
import { findUnfinishedOpening, readOpening } from './read-opening'

const ownerEmail = 'owner@example.test'

useDatabase()

let owner: Actor
let colleague: Actor

beforeAll(async () => {
  owner = await createPerson('PHOTOGRAPHER', 'Marin Holt', ownerEmail)
  await getStudio()
  await db().service.updateMany({ data: { active: false } })
})

async function stateOf(step: OpeningStep) {
  const { steps } = await readOpening(owner)
  return steps.find((report) => report.step === step)
}

describe('an own studio', () => {
  test('begins with nothing done', async () => {
    const steps = await findUnfinishedOpening(owner)
    expect(steps?.map(({ step }) => step)).toEqual(openingSteps)
    expect(steps?.map(({ state }) => state)).toEqual(openingSteps.map(() => 'open'))
    expect(await readOpening(owner)).toMatchObject({ firstTime: null })
  })

  test('has hours, and a first free time, once weekly hours are added', async () => {
    const { timeZone } = await getStudio()
    const tomorrow = addDays(todayIn(timeZone), 1)
    await addWeeklyHours(owner, {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      ranges: [{ startTime: '09:00', endTime: '17:00' }],
      slotMinutes: 120,
      fromDate: tomorrow,
      untilDate: addDays(tomorrow, 7),
    })
    expect(await stateOf('hours')).toMatchObject({ state: 'done', fact: 'Mon–Sun, 09:00 – 17:00' })
    expect(await readOpening(owner)).toMatchObject({ firstTime: expect.stringMatching(/ at 09:00$/) })
  })

  test('offers the services that are confirmed, at the confirmed price', async () => {
    await offerServices(owner, {
      services: [
        { serviceId: 'photo_shoot', isOffered: true, price: { cents: 25_000, currency: 'USD' } },
        { serviceId: 'house_tour', isOffered: false },
      ],
    })
    expect(
      await db().service.findMany({ where: { active: true }, select: { id: true, priceCents: true } }),
    ).toEqual([{ id: 'photo_shoot', priceCents: 25_000 }])
    expect(await stateOf('services')).toMatchObject({ state: 'done', fact: '1 service' })
  })

  test('takes a price only in its own currency', async () => {
    const price = { cents: 25_000, currency: 'EUR' }
    const services = [{ serviceId: 'photo_shoot', isOffered: true, price }]
    await expect(offerServices(owner, { services })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is open once the rest is confirmed or put off, and only the owner hears of it', async () => {
    colleague = await createPerson('PHOTOGRAPHER')
    expect(await findUnfinishedOpening(colleague)).toBeNull()
    await expect(markStep(colleague, 'name')).rejects.toThrow(ForbiddenError)
    expect(await stateOf('team')).toMatchObject({ state: 'done', fact: '1 colleague' })
    for (const step of markableSteps) await markStep(owner, step)
    await markStep(owner, 'tax')
    expect(await findUnfinishedOpening(owner)).toBeNull()
    expect((await getStudio()).openingMarks).toEqual(markableSteps)
  })
})
