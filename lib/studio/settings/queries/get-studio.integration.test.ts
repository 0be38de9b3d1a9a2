import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { getStudio } from './get-studio'

useDatabase({ fresh: 'test' })

test('concurrent first requests create the settings once', async () => {
  const studios = await Promise.all(Array.from({ length: 20 }, () => getStudio()))
  expect(new Set(studios.map(({ name }) => name))).toEqual(new Set(['Northlight']))
  expect(await db().studioSettings.count()).toBe(1)
})
