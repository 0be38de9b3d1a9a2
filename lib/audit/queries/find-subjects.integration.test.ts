import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { findSubjects } from './find-subjects'

useDatabase()

let ava: Actor

beforeAll(async () => {
  await createStudio()
  ava = await createPerson('PHOTOGRAPHER')
})

test('portfolio subjects link to their tab', async () => {
  const item = await db().portfolioItem.create({
    data: { title: 'Alder Ridge', category: 'Event Photography' },
  })
  const piece = await db().equipment.create({ data: { name: 'Drone', category: 'Cameras' } })
  const stat = await db().portfolioStat.create({ data: { label: 'Homes', value: '500+' } })
  const entries = [
    { subject: 'portfolio-item', subjectId: item.id },
    { subject: 'equipment', subjectId: piece.id },
    { subject: 'portfolio-stat', subjectId: stat.id },
  ]
  expect(entries.map(await findSubjects(ava, entries))).toEqual([
    { label: 'Alder Ridge', href: '/admin-portfolio', currency: null },
    { label: 'Drone', href: '/admin-portfolio?tab=equipment', currency: null },
    { label: 'Homes', href: '/admin-portfolio?tab=statistics', currency: null },
  ])
})
