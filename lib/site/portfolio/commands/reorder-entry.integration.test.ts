import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { managedPageSize } from '@/lib/site/portfolio/limits'
import { itemOf } from '@/lib/site/portfolio/portfolio.fixture'
import { listManagedItems } from '@/lib/site/portfolio/queries/list-managed-items'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { listStats } from '@/lib/site/portfolio/queries/list-stats'
import { orderConflict } from '@/lib/site/portfolio/words'
import { deleteEntry } from './delete-entry'
import { reorderEntry } from './reorder-entry'
import { saveItem } from './save-item'
import { saveStat } from './save-stat'
import { setItemFlag } from './set-item-flag'

useDatabase()

let photographer: Actor
let colleague: Actor
/** The titles of the five items in order, latest first. */
let ids: string[]

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  await db().portfolioItem.deleteMany()
  for (const title of ['E', 'D', 'C', 'B', 'A']) await saveItem(photographer, itemOf({ title }))
  const { items } = await listManagedItems(photographer, { category: null, page: 1 })
  ids = items.map(({ id }) => id)
})

async function readTitles(): Promise<string> {
  const { items } = await listManagedItems(photographer, { category: null, page: 1 })
  return items.map(({ title }) => title).join('')
}

function place(actor: Actor, from: number, side: 'before' | 'after', to: number) {
  return reorderEntry(actor, { kind: 'item', id: ids[from] ?? '', side, neighborId: ids[to] ?? '' })
}

test('a new item comes before all others', async () => {
  expect(await readTitles()).toBe('ABCDE')
})

test('an item moves beside another, on the management page and the public page', async () => {
  await place(photographer, 3, 'before', 0)
  expect(await readTitles()).toBe('DABCE')
  await place(photographer, 0, 'after', 4)
  expect(await readTitles()).toBe('DBCEA')
  expect((await listProjects()).map(({ title }) => title).join('')).toBe('DBCEA')
})

test('featured items come first on the public page, in the same order', async () => {
  for (const place of [4, 2])
    await setItemFlag(photographer, { itemId: ids[place] ?? '', flag: 'featured', on: true })
  expect(await readTitles()).toBe('ABCDE')
  expect((await listProjects()).map(({ title }) => title).join('')).toBe('CEABD')
  await place(photographer, 4, 'before', 0)
  expect((await listProjects()).map(({ title }) => title).join('')).toBe('ECABD')
})

test('a page after the last returns the last', async () => {
  await db().portfolioItem.createMany({
    data: Array.from({ length: managedPageSize - 4 }, (_, count) => ({
      title: `More ${count}`,
      category: 'Event Photography',
      position: count + 100,
    })),
  })
  const read = (page: number) => listManagedItems(photographer, { category: null, page })
  const last = await read(2)
  expect([last.total, last.page, last.items.length]).toEqual([managedPageSize + 1, 2, 1])
  await deleteEntry(photographer, { kind: 'item', id: last.items[0]?.id ?? '' })
  const clamped = await read(2)
  expect([clamped.total, clamped.page, clamped.items.length]).toEqual([managedPageSize, 1, managedPageSize])
  const none = await listManagedItems(photographer, { category: 'Graphic Design', page: 3 })
  expect(none).toMatchObject({ items: [], total: 0, page: 1 })
})

test('concurrent moves of different items are both applied', async () => {
  await Promise.all([place(photographer, 4, 'before', 0), place(colleague, 1, 'after', 3)])
  expect(await readTitles()).toBe('EACDB')
})

test('many concurrent moves leave every item in exactly one place', async () => {
  const moves = Array.from({ length: 20 }, (_, round) =>
    place(round % 2 ? photographer : colleague, round % 5, 'after', (round + 1 + (round % 3)) % 5),
  )
  const results = await Promise.allSettled(moves)
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect([...(await readTitles())].sort().join('')).toBe('ABCDE')
  const positions = await db().portfolioItem.findMany({ select: { position: true } })
  expect(new Set(positions.map(({ position }) => position)).size).toBe(5)
})

test('a concurrent move and save both succeed', async () => {
  const edited = { id: ids[4] ?? '', revision: 0 }
  await Promise.all([
    place(photographer, 4, 'before', 0),
    saveItem(colleague, itemOf({ edited, title: 'F' })),
    saveItem(colleague, itemOf({ title: 'N' })),
  ])
  expect((await readTitles()).replace('N', '')).toBe('FABCD')
})

test('moving beside a missing entry is a conflict', async () => {
  const gone = { kind: 'item', id: ids[0] ?? '', side: 'before', neighborId: randomUUID() } as const
  await expect(reorderEntry(photographer, gone)).rejects.toMatchObject({
    code: 'conflict',
    message: orderConflict,
  })
  expect(await readTitles()).toBe('ABCDE')
})

test('moving a statistic changes its display order and makes open dialogs stale', async () => {
  for (const [position, label] of ['Years', 'Homes', 'Agents'].entries()) {
    await db().portfolioStat.create({ data: { label, value: '1', position } })
  }
  const [years, homes, agents] = await listStats()
  if (!years || !homes || !agents) throw new Error('three figures were made')
  await reorderEntry(photographer, { kind: 'stat', id: homes.id, side: 'before', neighborId: years.id })
  expect((await listStats()).map(({ label, position }) => [label, position])).toEqual([
    ['Homes', 0],
    ['Years', 1],
    ['Agents', 2],
  ])
  const { id, revision, ...values } = years
  await expect(saveStat(colleague, { ...values, edited: { id, revision } })).rejects.toMatchObject({
    code: 'conflict',
  })
  const untouched = { ...agents, edited: { id: agents.id, revision: agents.revision } }
  const { id: _id, revision: _revision, ...typed } = untouched
  await saveStat(colleague, { ...typed, value: '2' })
})
