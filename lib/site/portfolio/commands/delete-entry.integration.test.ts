import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import {
  isPublic,
  isStored,
  itemOf,
  runFileRemovals,
  uploadImage,
  uploadVideo,
} from '@/lib/site/portfolio/portfolio.fixture'
import { countPortfolio } from '@/lib/site/portfolio/queries/count-portfolio'
import { findProject } from '@/lib/site/portfolio/queries/find-project'
import { listDeleted } from '@/lib/site/portfolio/queries/list-deleted'
import { listEquipment } from '@/lib/site/portfolio/queries/list-equipment'
import { listManagedItems } from '@/lib/site/portfolio/queries/list-managed-items'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { listStats } from '@/lib/site/portfolio/queries/list-stats'
import { type PortfolioEntryKind, portfolioEntryKinds } from '@/lib/site/portfolio/rules/entries'
import { wasDeleted, wasPermanentlyDeleted } from '@/lib/site/portfolio/words'
import { deleteEntry } from './delete-entry'
import { deleteExpiredEntries } from './delete-expired-entries'
import { entryConfig } from './portfolio-entries'
import { restoreEntry } from './restore-entry'
import { saveEquipment } from './save-equipment'
import { saveItem } from './save-item'
import { saveStat } from './save-stat'
import { setItemFlag } from './set-item-flag'

useDatabase()

const storage = useStorage()
let photographer: Actor
let colleague: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

const piece = { edited: null, name: 'Drone', category: 'Aerial Equipment' as const, description: null }
const stat = { edited: null, value: '24 h', label: 'To delivery', icon: 'Zap' as const, position: 3 }

/** Creates an entry of each kind. */
const make: Record<PortfolioEntryKind, () => Promise<string>> = {
  item: async () => (await saveItem(photographer, itemOf())).itemId,
  equipment: async () => (await db().equipment.create({ data: withoutEdited(piece) })).id,
  stat: async () => (await db().portfolioStat.create({ data: withoutEdited(stat) })).id,
}

function withoutEdited<Row extends { edited: null }>({ edited: _edited, ...row }: Row) {
  return row
}

/** Saves an entry as a dialog opened before the deletion would. */
const saveAgain: Record<PortfolioEntryKind, (id: string) => Promise<unknown>> = {
  item: (id) => saveItem(colleague, itemOf({ edited: { id, revision: 0 } })),
  equipment: (id) => saveEquipment(colleague, { ...piece, edited: { id, revision: 0 } }),
  stat: (id) => saveStat(colleague, { ...stat, edited: { id, revision: 0 } }),
}

/** Returns the lists that contain an entry, on the public page and the management page. */
async function whereShown(id: string): Promise<string[]> {
  const lists = {
    wall: await listProjects(),
    equipment: await listEquipment(),
    stats: await listStats(),
    managed: [
      ...(await listManagedItems(photographer, { category: null, page: 1 })).items,
      ...(await listEquipment()),
      ...(await listStats()),
    ],
  }
  return Object.entries(lists).flatMap(([name, list]) =>
    list.some((entry) => entry.id === id) ? [name] : [],
  )
}

async function exists(kind: PortfolioEntryKind, id: string): Promise<boolean> {
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM ${entryConfig[kind].table} WHERE id = ${id}::uuid`
  return rows.length === 1
}

/** Backdates the deletion by eleven minutes. */
async function letTimePass(kind: PortfolioEntryKind, id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE ${entryConfig[kind].table} SET deleted_at = deleted_at - interval '11 minutes' WHERE id = ${id}::uuid`
}

/** Returns the audit actions about an entry, in order. */
async function actsOn(id: string): Promise<string[]> {
  const acts = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })
  return acts.map(({ action }) => action).filter((action) => !action.endsWith('published'))
}

describe.each(portfolioEntryKinds)('%s', (kind) => {
  test('disappears everywhere when deleted, and is restored unchanged', async () => {
    const id = await make[kind]()
    const shown = await whereShown(id)
    const counts = await countPortfolio(photographer)
    expect(shown).toContain('managed')

    await deleteEntry(photographer, { kind, id })
    expect(await whereShown(id)).toEqual([])
    expect(await listDeleted(colleague, kind)).toContainEqual({
      kind,
      id,
      name: expect.any(String),
      minutesLeft: 10,
    })
    await restoreEntry(colleague, { kind, id })
    await restoreEntry(colleague, { kind, id })
    expect(await whereShown(id)).toEqual(shown)
    expect(await countPortfolio(photographer)).toEqual(counts)
    expect(await listDeleted(photographer, kind)).toEqual([])
    expect(await actsOn(id)).toEqual([
      `${entryConfig[kind].subject}.deleted`,
      `${entryConfig[kind].subject}.restored`,
    ])
  })

  test('is permanently deleted only once its time has passed, and then says so', async () => {
    const id = await make[kind]()
    await deleteEntry(photographer, { kind, id })
    await deleteExpiredEntries()
    expect(await exists(kind, id)).toBe(true)
    await letTimePass(kind, id)
    await deleteExpiredEntries()
    await deleteExpiredEntries()
    expect(await exists(kind, id)).toBe(false)
    const message = wasPermanentlyDeleted(kind)
    await expect(restoreEntry(photographer, { kind, id })).rejects.toMatchObject({
      code: 'not-found',
      message,
    })
    expect(await listDeleted(photographer, kind)).toEqual([])
  })

  test('can be deleted only once, and cannot be saved until it is restored', async () => {
    const id = await make[kind]()
    const deletions = await Promise.allSettled(
      [photographer, colleague].map((actor) => deleteEntry(actor, { kind, id })),
    )
    expect(deletions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(saveAgain[kind](id)).rejects.toMatchObject({
      code: 'not-found',
      message: wasDeleted(kind),
    })
    await restoreEntry(photographer, { kind, id })
    await saveAgain[kind](id)
    expect(await actsOn(id)).toHaveLength(2)
  })

  test('is deleted when saved and deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make[kind]()
      const [save, deletion] = await Promise.allSettled([
        saveAgain[kind](id),
        deleteEntry(photographer, { kind, id }),
      ])
      expect(deletion.status).toBe('fulfilled')
      if (save.status === 'rejected') expect(save.reason).toMatchObject({ code: 'not-found' })
      expect(await whereShown(id)).toEqual([])
    }
  })

  test('is fully restored or fully deleted when restored and deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make[kind]()
      await deleteEntry(photographer, { kind, id })
      await letTimePass(kind, id)
      const [undo] = await Promise.allSettled([
        restoreEntry(photographer, { kind, id }),
        deleteExpiredEntries(),
        deleteExpiredEntries(),
      ])
      const isBack = undo.status === 'fulfilled'
      if (!isBack) expect(undo.reason).toMatchObject({ code: 'not-found' })
      expect(await exists(kind, id)).toBe(isBack)
      expect((await whereShown(id)).length > 0).toBe(isBack)
    }
  })

  test('is not found by an unknown id', async () => {
    const entry = { kind, id: randomUUID() }
    await expect(deleteEntry(photographer, entry)).rejects.toMatchObject({ code: 'not-found' })
    await expect(restoreEntry(photographer, entry)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe("an item's files", () => {
  async function makeWithVideos(published = true) {
    const videos = [await uploadVideo(photographer), await uploadVideo(photographer)]
    const media = videos.map(({ id }) => id)
    return { videos, media, ...(await saveItem(photographer, itemOf({ media, published }))) }
  }

  const arePublic = (videos: { key: string }[]) => Promise.all(videos.map(isPublic))

  test('are hidden on deletion and public again after restoring, except those of a draft', async () => {
    const { itemId, videos } = await makeWithVideos()
    const draft = await makeWithVideos(false)
    for (const id of [itemId, draft.itemId]) await deleteEntry(photographer, { kind: 'item', id })
    expect(await arePublic([...videos, ...draft.videos])).toEqual([false, false, false, false])
    expect(await findProject(photographer, itemId)).toBeNull()
    for (const id of [itemId, draft.itemId]) await restoreEntry(photographer, { kind: 'item', id })
    expect(await arePublic(videos)).toEqual([true, true])
    expect(await arePublic(draft.videos)).toEqual([false, false])
  })

  test('are kept as long as the item can be restored, then deleted', async () => {
    const { itemId, videos } = await makeWithVideos()
    const stored = () => Promise.all(videos.map((video) => isStored(storage, video)))
    await deleteEntry(photographer, { kind: 'item', id: itemId })
    await deleteExpiredEntries()
    await runFileRemovals()
    expect(await stored()).toEqual([true, true])
    await letTimePass('item', itemId)
    await deleteExpiredEntries()
    await runFileRemovals()
    expect(await stored()).toEqual([false, false])
  })

  test('cannot be used by another item or published after the deletion', async () => {
    const { itemId, videos, media } = await makeWithVideos(false)
    await deleteEntry(photographer, { kind: 'item', id: itemId })
    await expect(saveItem(colleague, itemOf({ media }))).rejects.toMatchObject({ code: 'conflict' })
    const publishing = setItemFlag(colleague, { itemId, flag: 'published', on: true })
    await expect(publishing).rejects.toMatchObject({ code: 'not-found' })
    expect(await arePublic(videos)).toEqual([false, false])
  })
})

test('deletes unsaved uploads after a day, but none in an item and none from today', async () => {
  const [forgotten, used, fresh] = await Promise.all([1, 2, 3].map(() => uploadImage(photographer)))
  if (!forgotten || !used || !fresh) throw new Error('three were uploaded')
  await saveItem(photographer, itemOf({ media: [used.id] }))
  await db().storedFile.updateMany({
    where: { id: { in: [forgotten.id, used.id] } },
    data: { createdAt: new Date(now().getTime() - 25 * 60 * 60_000) },
  })
  await deleteExpiredEntries()
  await runFileRemovals()
  const stored = [forgotten, used, fresh].map((image) => isStored(storage, image))
  expect(await Promise.all(stored)).toEqual([false, true, true])
})
