import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeJpeg, startStorage } from '@/lib/deliveries/deliveries.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/invoices/invoices.fixture'
import { db } from '@/lib/platform/db'
import { findPortfolioFileUrl, findProject, listManagedItems, listProjects } from '@/lib/portfolio/queries'
import { portfolioFileAddress, portfolioFileKey } from '@/lib/portfolio/rules'
import type { SaveItem } from '@/lib/portfolio/schema'
import { removeUnheldFiles } from '@/lib/workflows/remove-unheld-files'
import { deleteEquipment } from './delete-equipment'
import { deleteItem } from './delete-item'
import { deleteStat } from './delete-stat'
import { discardMedia } from './discard-media'
import { featureItem } from './feature-item'
import { keepMedia } from './keep-media'
import { saveEquipment } from './save-equipment'
import { saveItem } from './save-item'
import { saveStat } from './save-stat'

useDatabase()

let storage: Awaited<ReturnType<typeof startStorage>>
let photographer: Actor
let colleague: Actor
let client: Actor

beforeAll(async () => {
  storage = await startStorage()
  Object.assign(process.env, storage.environment)
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})
afterAll(() => storage.close())

/** A file as it lies in storage when the provider reports it. */
async function arrive(name: string, bytes: Uint8Array, uploader = photographer) {
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes: Uint8Array.from(bytes) })
  return { key, name, sizeBytes: bytes.length, uploaderId: uploader.profileId }
}

async function uploadImage(uploader = photographer): Promise<string> {
  const outcome = await keepMedia(await arrive(`${randomUUID()}.jpg`, await makeJpeg(), uploader))
  if (outcome.outcome !== 'kept') throw new Error(`not kept: ${outcome.outcome}`)
  return outcome.address
}

function itemOf(changes: Partial<SaveItem> = {}): SaveItem {
  return {
    edited: null,
    title: 'Larkspur Court',
    category: 'Real Estate Photography',
    location: null,
    description: null,
    services: ['Photo Shoot'],
    images: [],
    videos: [],
    cover: null,
    featured: false,
    published: true,
    ...changes,
  }
}

/** Runs the removals that wait in the queue, as the worker would. */
async function removeDropped(): Promise<void> {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
    WHERE job.task_id = task.id AND task.identifier = 'remove-files' RETURNING job.payload`
  for (const { payload } of jobs) await removeUnheldFiles(payload)
}

async function isStored(address: string): Promise<boolean> {
  const key = portfolioFileKey(address) ?? ''
  const row = await db().storedFile.findUnique({ where: { key }, select: { id: true } })
  const inStorage = storage.keys().includes(key)
  expect(row !== null).toBe(inStorage)
  return inStorage
}

async function readItem(itemId: string) {
  return db().portfolioItem.findUniqueOrThrow({ where: { id: itemId } })
}

describe('uploads', () => {
  test('are judged by their bytes, and recorded once', async () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom\0\0\x02\0isom')])
    expect(await keepMedia(await arrive('tour.jpg', film))).toMatchObject({ outcome: 'kept', kind: 'video' })
    const upload = await arrive('house.mp4', await makeJpeg())
    const outcomes = await Promise.all([keepMedia(upload), keepMedia(upload)])
    expect(outcomes).toEqual([
      { outcome: 'kept', kind: 'image', address: portfolioFileAddress(upload.key) },
      { outcome: 'kept', kind: 'image', address: portfolioFileAddress(upload.key) },
    ])
    expect(await keepMedia({ ...upload, name: 'another.jpg' })).toEqual({ outcome: 'clash' })
  })

  test.each(['just text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
    'refuses %j named .jpg and leaves nothing behind',
    async (content) => {
      const upload = await arrive('fake.jpg', Buffer.from(content))
      expect(await keepMedia(upload)).toEqual({
        outcome: 'refused',
        problem: 'fake.jpg is not a JPEG, PNG, WebP, MP4 or MOV file',
      })
      await removeDropped()
      expect(await isStored(portfolioFileAddress(upload.key))).toBe(false)
    },
  )

  test('that are not saved are thrown away by who made them, and only those', async () => {
    const [mine, foreign, held] = [await uploadImage(), await uploadImage(colleague), await uploadImage()]
    await saveItem(photographer, itemOf({ images: [held] }))
    await discardMedia(photographer, [mine, foreign, held])
    await removeDropped()
    expect([await isStored(mine), await isStored(foreign), await isStored(held)]).toEqual([false, true, true])
  })
})

describe('an item', () => {
  test('has the starred image as its cover, or the first', async () => {
    const images = [await uploadImage(), await uploadImage()]
    const { itemId } = await saveItem(photographer, itemOf({ images, cover: images[1] ?? null }))
    expect(await readItem(itemId)).toMatchObject({ imageUrl: images[1], images })
    await saveItem(colleague, itemOf({ edited: { itemId, revision: 0 }, images }))
    expect(await readItem(itemId)).toMatchObject({ imageUrl: images[0], revision: 1 })
  })

  test('loses the files an edit leaves out, and keeps the others', async () => {
    const images = [await uploadImage(), await uploadImage()]
    const { itemId } = await saveItem(photographer, itemOf({ images }))
    const kept = images.slice(1)
    await saveItem(photographer, itemOf({ edited: { itemId, revision: 0 }, images: kept }))
    await removeDropped()
    expect(await Promise.all(images.map(isStored))).toEqual([false, true])
  })

  test('takes no file that is gone, of the wrong kind, or of another item', async () => {
    const [free, held] = [await uploadImage(), await uploadImage()]
    await saveItem(photographer, itemOf({ images: [held] }))
    const before = await db().portfolioItem.count()
    const refused = [
      { images: [held] },
      { videos: [free] },
      { images: [portfolioFileAddress('no-such-key')] },
    ]
    for (const media of refused) {
      await expect(saveItem(photographer, itemOf(media))).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await db().portfolioItem.count()).toBe(before)
  })

  test('saved five times at once with the same file is there once', async () => {
    const images = [await uploadImage()]
    const presses = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => saveItem(photographer, itemOf({ images }))),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().portfolioItem.count({ where: { images: { hasSome: images } } })).toBe(1)
  })

  test('edited by two at once keeps the first edit, and the second is told', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    const edit = (title: string) => ({ edited: { itemId, revision: 0 }, title })
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

  test('is featured once, however often it is asked', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    await Promise.all([1, 2].map(() => featureItem(photographer, { itemId, featured: true })))
    expect(await readItem(itemId)).toMatchObject({ featured: true, revision: 1 })
    expect((await listProjects())[0]?.id).toBe(itemId)
    await featureItem(photographer, { itemId, featured: false })
  })

  test('takes its files along when it is deleted, and the act is recorded', async () => {
    const images = [await uploadImage(), await uploadImage()]
    const { itemId } = await saveItem(photographer, itemOf({ images }))
    await deleteItem(photographer, itemId)
    await removeDropped()
    expect(await Promise.all(images.map(isStored))).toEqual([false, false])
    expect(await db().auditEntry.findFirst({ where: { subjectId: itemId } })).toMatchObject({
      action: 'portfolio-item.deleted',
      actorId: photographer.profileId,
    })
    await expect(deleteItem(photographer, itemId)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('visibility', () => {
  test('a draft and its files are for photographers only, until it is published', async () => {
    const images = [await uploadImage()]
    const key = portfolioFileKey(images[0] ?? '') ?? ''
    const { itemId } = await saveItem(photographer, itemOf({ images, published: false }))
    const isListed = async () => (await listProjects()).some(({ id }) => id === itemId)

    expect(await isListed()).toBe(false)
    expect(await findProject(null, itemId)).toBeNull()
    expect(await findProject(client, itemId)).toBeNull()
    expect((await findProject(colleague, itemId))?.project.published).toBe(false)
    await expect(findPortfolioFileUrl(null, key)).rejects.toMatchObject({ code: 'not-found' })
    await expect(findPortfolioFileUrl(client, key)).rejects.toMatchObject({ code: 'not-found' })
    expect((await findPortfolioFileUrl(colleague, key)).isPublic).toBe(false)

    await saveItem(photographer, itemOf({ edited: { itemId, revision: 0 }, images }))
    expect(await isListed()).toBe(true)
    expect((await findProject(null, itemId))?.project.images).toEqual(images)
    expect((await fetch((await findPortfolioFileUrl(null, key)).url)).status).toBe(200)
  })

  test('no other file of the store comes through this door', async () => {
    const bytes = await makeJpeg()
    const upload = await arrive('private.jpg', bytes)
    const row = { ...upload, contentType: 'image/jpeg', isPublic: true }
    await db().storedFile.create({ data: { ...row, purpose: 'PHOTO_ORIGINAL' } })
    for (const actor of [null, client, photographer]) {
      await expect(findPortfolioFileUrl(actor, upload.key)).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  test('only photographers write', async () => {
    const { itemId } = await saveItem(photographer, itemOf())
    const piece = {
      equipmentId: null,
      name: 'Drone',
      category: 'Aerial Equipment' as const,
      description: null,
    }
    const stat = { statId: null, value: '1', label: 'One', icon: 'Star' as const, displayOrder: 0 }
    const attempts = [
      () => saveItem(client, itemOf()),
      () => saveItem(client, itemOf({ edited: { itemId, revision: 0 } })),
      () => featureItem(client, { itemId, featured: true }),
      () => deleteItem(client, itemId),
      () => discardMedia(client, []),
      () => saveEquipment(client, piece),
      () => deleteEquipment(client, randomUUID()),
      () => saveStat(client, stat),
      () => deleteStat(client, randomUUID()),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listManagedItems(client, { category: null, page: 1 })).toEqual([])
  })

  test('an id that is none is not found', async () => {
    for (const id of ['', '1', "' OR 1=1", randomUUID()]) expect(await findProject(null, id)).toBeNull()
  })
})

test('equipment and statistics are added, changed and removed', async () => {
  const piece = { equipmentId: null, name: 'Drone', category: 'Aerial Equipment' as const, description: null }
  expect(await saveEquipment(photographer, piece)).toEqual({ added: true })
  const { id } = await db().equipment.findFirstOrThrow({ where: { name: 'Drone' } })
  expect(await saveEquipment(colleague, { ...piece, equipmentId: id, name: 'Larger drone' })).toEqual({
    added: false,
  })
  await deleteEquipment(photographer, id)
  await deleteEquipment(photographer, id)
  await expect(saveEquipment(photographer, { ...piece, equipmentId: id })).rejects.toMatchObject({
    code: 'not-found',
  })

  const stat = { statId: null, value: '24 h', label: 'To delivery', icon: 'Zap' as const, displayOrder: 3 }
  expect(await saveStat(photographer, stat)).toEqual({ added: true })
  const row = await db().portfolioStat.findFirstOrThrow({ where: { label: 'To delivery' } })
  expect(await saveStat(colleague, { ...stat, statId: row.id, value: '12 h' })).toEqual({ added: false })
  await deleteStat(photographer, row.id)
  await expect(saveStat(photographer, { ...stat, statId: row.id })).rejects.toMatchObject({
    code: 'not-found',
  })
})
