import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pickPublicTexts } from '@/lib/studio/settings/rules/public-texts'
import { changePublicTexts } from './change-texts'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  await getStudio()
})

/** Returns the input of a person who has the current texts open. */
async function inputFor(headline: string | null) {
  const texts = pickPublicTexts(await getStudio())
  return { ...texts, headline, seen: editKey(texts) }
}

test('a new studio has none of the texts, and a change is saved, audited once, and undone by null', async () => {
  expect(new Set(Object.values(pickPublicTexts(await getStudio())))).toEqual(new Set([null]))
  await changePublicTexts(photographer, await inputFor('Light, well kept'))
  expect(await getStudio()).toMatchObject({ headline: 'Light, well kept', introduction: null })
  await changePublicTexts(photographer, await inputFor('Light, well kept'))
  expect(await db().auditEntry.count({ where: { action: 'studio.public-texts-changed' } })).toBe(1)
  await changePublicTexts(photographer, await inputFor(null))
  expect(await getStudio()).toMatchObject({ headline: null })
})

test('of two concurrent changes, the later is rejected', async () => {
  const inputs = [await inputFor('One'), await inputFor('Two')]
  const outcomes = await Promise.allSettled(inputs.map((input) => changePublicTexts(photographer, input)))
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
})

test('only people who manage the studio may change them', async () => {
  const byClient = changePublicTexts(await createPerson('CLIENT'), await inputFor('Mine'))
  await expect(byClient).rejects.toMatchObject({ code: 'forbidden' })
})
