import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeJpeg } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { EditConflictError } from '@/lib/platform/errors'
import { makeVideo } from '@/lib/platform/video/video.fixture'
import {
  isPublic,
  isStored,
  itemOf,
  runFileRemovals,
  storeUpload,
  uploadImage,
  uploadVideo,
} from '@/lib/site/portfolio/portfolio.fixture'
import { findProject } from '@/lib/site/portfolio/queries/find-project'
import { findUpload } from '@/lib/site/portfolio/queries/find-upload'
import { listDeleted } from '@/lib/site/portfolio/queries/list-deleted'
import { listManagedItems } from '@/lib/site/portfolio/queries/list-managed-items'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { portfolioFileAddress } from '@/lib/site/portfolio/rules/media'
import { incompleteVideoText, notMediaText } from '@/lib/site/portfolio/words'
import { deleteEntry } from './delete-entry'
import { discardMedia } from './discard-media'
import { recordMedia } from './record-media'
import { reorderEntry } from './reorder-entry'
import { restoreEntry } from './restore-entry'
import { saveEquipment } from './save-equipment'
import { saveItem } from './save-item'
import { saveStat } from './save-stat'
import { setItemFlag } from './set-item-flag'

useDatabase()

const storage = useStorage()
let photographer: Actor
let colleague: Actor
let client: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})

async function readItem(itemId: string) {
  return db().portfolioItem.findUniqueOrThrow({ where: { id: itemId } })
}

/** Returns the ids of an item's media as the management page shows them, and in their saved order. */
async function readMedia(itemId: string) {
  const { items } = await listManagedItems(photographer, { category: null, page: 1 })
  const item = items.find(({ id }) => id === itemId)
  return { shown: item?.media.map(({ id }) => id), savedOrder: item?.savedOrder }
}

describe('uploads', () => {
  test('are validated by their content, and recorded once', async () => {
    expect(await recordMedia(await storeUpload(photographer, 'tour.jpg', makeVideo()))).toMatchObject({
      outcome: 'stored',
      kind: 'video',
    })
    const upload = await storeUpload(photographer, 'house.mp4', await makeJpeg())
    const outcomes = await Promise.all([recordMedia(upload), recordMedia(upload)])
    expect(outcomes).toEqual([
      { outcome: 'stored', kind: 'image', id: expect.any(String), address: portfolioFileAddress(upload.key) },
      { outcome: 'stored', kind: 'image', id: expect.any(String), address: portfolioFileAddress(upload.key) },
    ])
    expect(await recordMedia({ ...upload, name: 'another.jpg' })).toEqual({ outcome: 'clash' })
  })

  test.each(['just text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
    'refuses %j named .jpg and leaves nothing behind',
    async (content) => {
      const upload = await storeUpload(photographer, 'fake.jpg', Buffer.from(content))
      expect(await recordMedia(upload)).toEqual({
        outcome: 'rejected',
        problem: notMediaText('fake.jpg'),
      })
      await runFileRemovals()
      expect(await isStored(storage, upload)).toBe(false)
    },
  )

  test('rejects an incomplete video, and stores nothing', async () => {
    const upload = await storeUpload(
      photographer,
      'tour.mp4',
      makeVideo(Buffer.alloc(20_000)).subarray(0, 9_000),
    )
    expect(await recordMedia(upload)).toEqual({
      outcome: 'rejected',
      problem: incompleteVideoText('tour.mp4'),
    })
    await runFileRemovals()
    expect(await isStored(storage, upload)).toBe(false)
  })

  test('that are not saved can be discarded only by their uploader', async () => {
    const [mine, foreign, used] = [
      await uploadImage(photographer),
      await uploadImage(colleague),
      await uploadImage(photographer),
    ]
    await saveItem(photographer, itemOf({ media: [used.id] }))
    await discardMedia(photographer, [mine.id, foreign.id, used.id])
    await runFileRemovals()
    expect([
      await isStored(storage, mine),
      await isStored(storage, foreign),
      await isStored(storage, used),
    ]).toEqual([false, true, true])
  })
})

describe('an item', () => {
  test('has the starred image as its cover, or the first', async () => {
    const [first, other] = [(await uploadImage(photographer)).id, (await uploadImage(photographer)).id]
    const media = [first, other]
    const { itemId } = await saveItem(photographer, itemOf({ media, cover: other }))
    expect(await readMedia(itemId)).toEqual({ shown: [other, first], savedOrder: media })
    await saveItem(colleague, itemOf({ edited: { id: itemId, revision: 0 }, media }))
    expect(await readMedia(itemId)).toEqual({ shown: media, savedOrder: media })
    await saveItem(colleague, itemOf({ edited: { id: itemId, revision: 1 }, media: [other, first] }))
    expect(await readMedia(itemId)).toMatchObject({ savedOrder: [other, first] })
  })

  test('shows its images before its videos, and never has a video as its cover', async () => {
    const [video, image] = [(await uploadVideo(photographer)).id, (await uploadImage(photographer)).id]
    const { itemId } = await saveItem(photographer, itemOf({ media: [video, image], cover: video }))
    expect((await readMedia(itemId)).shown).toEqual([image, video])
  })

  test('loses the files that an edit removes, and keeps the others', async () => {
    const images = [await uploadImage(photographer), await uploadImage(photographer)]
    const media = images.map(({ id }) => id)
    const { itemId } = await saveItem(photographer, itemOf({ media }))
    await saveItem(photographer, itemOf({ edited: { id: itemId, revision: 0 }, media: media.slice(1) }))
    await runFileRemovals()
    expect(await Promise.all(images.map((image) => isStored(storage, image)))).toEqual([false, true])
  })

  test('accepts no file that is gone or in another item', async () => {
    const used = await uploadImage(photographer)
    await saveItem(photographer, itemOf({ media: [used.id] }))
    const before = await db().portfolioItem.count()
    for (const id of [used.id, randomUUID()]) {
      await expect(saveItem(photographer, itemOf({ media: [id] }))).rejects.toMatchObject({
        code: 'conflict',
      })
    }
    expect(await db().portfolioItem.count()).toBe(before)
  })

  test('is created once by five concurrent saves with the same file', async () => {
    const media = [(await uploadImage(photographer)).id]
    const saves = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => saveItem(photographer, itemOf({ media }))),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().portfolioItem.count({ where: { media: { some: { fileId: { in: media } } } } })).toBe(1)
  })

  test('is created once when saved again after a lost response', async () => {
    const media = [(await uploadImage(photographer)).id]
    const item = itemOf({ newId: randomUUID(), media, title: `Once ${randomUUID()}` })
    const saves = await Promise.all([1, 2, 3, 4, 5].map(() => saveItem(photographer, item)))
    expect(new Set(saves.map(({ itemId }) => itemId))).toEqual(new Set([item.newId]))
    expect(await db().portfolioItem.count({ where: { title: item.title } })).toBe(1)
    expect(await readItem(item.newId ?? '')).toMatchObject({ revision: 0 })
    expect((await readMedia(item.newId ?? '')).savedOrder).toEqual(media)
    expect(await db().auditEntry.count({ where: { subjectId: item.newId } })).toBe(1)
  })

  test('saved again with a change keeps the change, unless someone else edited it', async () => {
    const item = itemOf({ newId: randomUUID() })
    await saveItem(photographer, item)
    const { itemId } = await saveItem(photographer, { ...item, title: 'Second thought' })
    expect(await readItem(itemId)).toMatchObject({ title: 'Second thought', revision: 1 })
    await expect(saveItem(photographer, { ...item, title: 'Third' })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('keeps the first of two concurrent edits, and rejects the second', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    const edit = (title: string) => ({ edited: { id: itemId, revision: 0 }, title })
    const results = await Promise.allSettled([
      saveItem(photographer, itemOf(edit('First'))),
      saveItem(colleague, itemOf(edit('Second'))),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    })
    expect((await readItem(itemId)).revision).toBe(1)
  })

  test('is featured idempotently', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    await Promise.all([1, 2].map(() => setItemFlag(photographer, { itemId, flag: 'featured', on: true })))
    expect(await readItem(itemId)).toMatchObject({ featured: true, revision: 1 })
    expect((await listProjects())[0]?.id).toBe(itemId)
    await setItemFlag(photographer, { itemId, flag: 'featured', on: false })
  })
})

describe('publishing', () => {
  test('from the card makes the files public and hides them again, with one audit entry each', async () => {
    const video = await uploadVideo(photographer)
    const { itemId } = await saveItem(photographer, itemOf({ media: [video.id], published: false }))
    await Promise.all([1, 2].map(() => setItemFlag(photographer, { itemId, flag: 'published', on: true })))
    expect([await isPublic(video), (await readItem(itemId)).revision]).toEqual([true, 1])
    await setItemFlag(colleague, { itemId, flag: 'published', on: false })
    expect(await isPublic(video)).toBe(false)
    const acts = await db().auditEntry.findMany({
      where: { subjectId: itemId },
      orderBy: { createdAt: 'asc' },
    })
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['portfolio-item.published', photographer.profileId],
      ['portfolio-item.unpublished', colleague.profileId],
    ])
  })

  test('by saving is recorded when it changes', async () => {
    const { itemId } = await saveItem(photographer, itemOf({ published: false }))
    const edit = (revision: number, published: boolean) =>
      saveItem(photographer, itemOf({ edited: { id: itemId, revision }, published }))
    await edit(0, false)
    await edit(1, true)
    await edit(2, true)
    expect(await db().auditEntry.count({ where: { subjectId: itemId } })).toBe(1)
  })

  test('makes an open dialog stale', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    await setItemFlag(colleague, { itemId, flag: 'published', on: false })
    const late = saveItem(photographer, itemOf({ edited: { id: itemId, revision: 0 } }))
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect((await readItem(itemId)).published).toBe(false)
  })
})

describe('visibility', () => {
  test('a draft and its files are for photographers only, until it is published', async () => {
    const { id: fileId, key } = await uploadVideo(photographer)
    const media = [fileId]
    const { itemId } = await saveItem(photographer, itemOf({ media, published: false }))
    const isListed = async () => (await listProjects()).some(({ id }) => id === itemId)

    expect(await isListed()).toBe(false)
    expect(await findProject(null, itemId)).toBeNull()
    expect(await findProject(client, itemId)).toBeNull()
    expect((await findProject(colleague, itemId))?.project.published).toBe(false)
    await expect(findUpload(null, key)).rejects.toMatchObject({ code: 'not-found' })
    await expect(findUpload(client, key)).rejects.toMatchObject({ code: 'not-found' })
    expect((await findUpload(colleague, key)).isPublic).toBe(false)

    await saveItem(photographer, itemOf({ edited: { id: itemId, revision: 0 }, media }))
    expect(await isListed()).toBe(true)
    expect((await findProject(null, itemId))?.project.published).toBe(true)
    expect((await findUpload(colleague, key)).isPublic).toBe(true)
  })

  test('no other stored file is available through this route', async () => {
    const bytes = await makeJpeg()
    const upload = await storeUpload(photographer, 'private.jpg', bytes)
    const row = { ...upload, contentType: 'image/jpeg' }
    await db().storedFile.create({ data: { ...row, purpose: 'PHOTO_ORIGINAL' } })
    for (const actor of [null, client, photographer]) {
      await expect(findUpload(actor, upload.key)).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  test('only photographers can write', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    const stat = { edited: null, value: '1', label: 'One', icon: 'Star' as const, position: 0 }
    const piece = { edited: null, name: 'Drone', category: 'Cameras' as const, description: null }
    const entry = { kind: 'item' as const, id: itemId }
    const attempts = [
      () => saveItem(client, itemOf()),
      () => saveItem(client, itemOf({ edited: { id: itemId, revision: 0 } })),
      () => setItemFlag(client, { itemId, flag: 'published', on: false }),
      () => reorderEntry(client, { ...entry, side: 'before', neighborId: itemId }),
      () => deleteEntry(client, entry),
      () => restoreEntry(client, entry),
      () => discardMedia(client, []),
      () => saveEquipment(client, piece),
      () => saveStat(client, stat),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
    expect((await listManagedItems(client, { category: null, page: 1 })).items).toEqual([])
    await deleteEntry(photographer, entry)
    expect(await listDeleted(client, 'item')).toEqual([])
  })

  test('a malformed id is not found', async () => {
    for (const id of ['', '1', "' OR 1=1", randomUUID()]) expect(await findProject(null, id)).toBeNull()
  })
})

describe('equipment and statistics', () => {
  const piece = { edited: null, name: 'Drone', category: 'Aerial Equipment' as const, description: null }
  const stat = { edited: null, value: '24 h', label: 'To delivery', icon: 'Zap' as const, position: 3 }

  test('are added and edited, and the second of two concurrent edits is rejected', async () => {
    await saveEquipment(photographer, piece)
    const { id } = await db().equipment.findFirstOrThrow({ where: { name: 'Drone' } })
    const edited = { id, revision: 0 }
    const saves = await Promise.allSettled([
      saveEquipment(photographer, { ...piece, edited, name: 'Larger drone' }),
      saveEquipment(colleague, { ...piece, edited, name: 'Smaller drone' }),
    ])
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect((await db().equipment.findUniqueOrThrow({ where: { id } })).revision).toBe(1)

    await saveStat(photographer, stat)
    const row = await db().portfolioStat.findFirstOrThrow({ where: { label: 'To delivery' } })
    const changed = { ...stat, edited: { id: row.id, revision: 0 }, value: '12 h' }
    await saveStat(colleague, changed)
    await expect(saveStat(photographer, { ...changed, value: '36 h' })).rejects.toMatchObject({
      code: 'conflict',
      message: new EditConflictError().message,
    })
    expect((await db().portfolioStat.findUniqueOrThrow({ where: { id: row.id } })).value).toBe('12 h')
  })

  test('are created once when saved again after a lost response', async () => {
    const newPiece = { ...piece, newId: randomUUID(), name: 'Spare drone' }
    const newStat = { ...stat, newId: randomUUID(), label: 'Answered' }
    await Promise.all(
      [1, 2, 3].flatMap(() => [saveEquipment(photographer, newPiece), saveStat(photographer, newStat)]),
    )
    expect(await db().equipment.findMany({ where: { name: 'Spare drone' } })).toMatchObject([
      { id: newPiece.newId, revision: 0 },
    ])
    expect(await db().portfolioStat.findMany({ where: { label: 'Answered' } })).toMatchObject([
      { id: newStat.newId, revision: 0 },
    ])
    await saveStat(photographer, { ...newStat, value: '12 h' })
    expect((await db().portfolioStat.findUniqueOrThrow({ where: { id: newStat.newId } })).value).toBe('12 h')
  })

  test('cannot be saved after a deletion', async () => {
    const gone = { id: randomUUID(), revision: 0 }
    await expect(saveEquipment(photographer, { ...piece, edited: gone })).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(saveStat(photographer, { ...stat, edited: gone })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
