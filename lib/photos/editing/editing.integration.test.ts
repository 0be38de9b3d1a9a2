import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { reassignBooking } from '@/lib/booking/bookings/commands/reassign-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { saveDraft } from '@/lib/photos/deliveries/commands/save-draft'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDraft } from '@/lib/photos/deliveries/queries/find-draft'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, now, todayIn } from '@/lib/platform/time/clock'
import { destinationOf } from '@/lib/studio/notifications/rules'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { assignEditor } from './commands/assign-editor'
import { handOverRaws } from './commands/hand-over-raws'
import { returnJob } from './commands/return-job'
import { setReady } from './commands/set-ready'
import { takeJob } from './commands/take-job'
import { pageSize } from './limits'
import { listEditors } from './queries/list-editors'
import { listQueue } from './queries/list-queue'
import type { QueueFilter } from './schema'
import {
  dueAtText,
  editingNotifications,
  editorGoneText,
  heldText,
  notHeldText,
  notOverText,
  notYoursText,
  sentAlreadyText,
} from './words'

useDatabase({ fresh: 'test' })
useStorage()
useEnvironment(() => ({ OWNER_EMAIL: 'owner@example.test' }))

const timeZone = 'America/New_York'
const inDays = (days: number) => dateToDatabase(addDays(todayIn(timeZone), days))

let client: Actor
let owner: Actor
let photographer: Actor
let colleague: Actor
let coordinator: Actor
let elle: Actor
let wren: Actor
let bookingId: string

beforeEach(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  owner = await createPerson('PHOTOGRAPHER', 'Ola Owner', 'owner@example.test')
  colleague = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
  coordinator = await createPerson('COORDINATOR')
  photographer = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  elle = await createPerson('EDITOR', 'Elle Marsh')
  wren = await createPerson('EDITOR', 'Wren Cole')
  bookingId = await addShoot(-2)
})

async function addShoot(days: number, data: object = {}): Promise<string> {
  const id = await createBooking(client, photographer, '15 Sycamore Bend, Asheville, NC 28804')
  await db().booking.update({ where: { id }, data: { shootDate: inDays(days), ...data } })
  return id
}

const list = async (actor: Actor, show: QueueFilter = '') => (await listQueue(actor, { show, page: 1 })).items
const find = async (actor: Actor, id = bookingId) => (await list(actor)).find((job) => job.bookingId === id)
const ids = async (actor: Actor, show: QueueFilter = '') =>
  (await list(actor, show)).map((job) => job.bookingId)
const assign = (actor: Actor, editor: Actor | null, expected: Actor | null = null) =>
  assignEditor(actor, {
    bookingId,
    editorId: editor?.profileId ?? null,
    expectedId: expected?.profileId ?? null,
  })
const handOver = (actor: Actor, changes: object = {}) =>
  handOverRaws(actor, {
    bookingId,
    rawLink: 'https://www.dropbox.com/scl/fo/raws',
    rawFrames: 342,
    rawSets: 68,
    note: 'Keep the sky as it was.',
    ...changes,
  })
const ready = (actor: Actor, isReady = true) => setReady(actor, { bookingId, isReady })
const notificationsOf = (actor: Actor) =>
  db().notification.findMany({ where: { userId: actor.userId }, orderBy: { createdAt: 'asc' } })
const auditOf = async (id = bookingId) =>
  (await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ action }) => action,
  )

describe('who sees what', () => {
  test('photographers see their own shoots, editors, coordinators and the owner all, clients none', async () => {
    for (const actor of [photographer, elle, coordinator, owner])
      expect(await ids(actor)).toContain(bookingId)
    for (const actor of [colleague, client]) expect(await ids(actor)).not.toContain(bookingId)
  })

  test('a coordinator sees who has the photos, but not where the raw files are', async () => {
    await handOver(photographer)
    await assign(coordinator, elle)
    expect(await find(coordinator)).toMatchObject({
      rawLink: null,
      rawFrames: 342,
      editor: { fullName: 'Elle Marsh' },
      state: 'IN_WORK',
      may: { assign: true, handOver: false, take: false, prepare: false },
    })
    expect(await find(elle)).toMatchObject({
      rawLink: 'https://www.dropbox.com/scl/fo/raws',
      note: 'Keep the sky as it was.',
      isOwn: true,
      may: { assign: false, handOver: false, take: false, prepare: true },
    })
  })

  test('only who assigns photos learns the editors', async () => {
    expect((await listEditors(photographer)).map(({ id }) => id)).toContain(elle.profileId)
    for (const actor of [elle, client]) expect(await listEditors(actor)).toEqual([])
  })
})

describe('when photos are due', () => {
  const at = async (id: string) => {
    const { due } = (await find(photographer, id)) ?? { due: null }
    return due
  }
  const say = (dueAt: Date) => dueAtText(dueAt, { at: now(), timeZone })
  const hours = 3_600_000
  const end = (days: number) => instantOf(addDays(todayIn(timeZone), days), '12:00', timeZone).getTime()
  const noon = { shootTime: timeToDatabase('09:00'), shootEndTime: timeToDatabase('12:00') }

  test('on the day that was promised, or else as long after the shoot as its slowest service takes', async () => {
    const promised = await addShoot(-3, {
      ...noon,
      photosBy: inDays(2),
      goLiveOn: inDays(3),
    })
    expect(await at(promised)).toBe(say(instantOf(addDays(todayIn(timeZone), 3), '00:00', timeZone)))
    const usual = await addShoot(-4, noon)
    expect(await at(usual)).toBe(say(new Date(end(-4) + 24 * hours)))
    const added = { bookingId: usual, priceCents: 0, addedAt: now() }
    await db().bookedService.createMany({
      data: [
        { ...added, name: 'Photos', position: 1 },
        { ...added, name: 'Film', position: 2, turnaroundHours: 240 },
      ],
    })
    expect(await at(usual)).toBe(say(new Date(end(-4) + 240 * hours)))
    await db().bookedService.create({
      data: { ...added, name: 'Rush', position: 9, isAddOn: true, turnaroundHours: 12 },
    })
    expect(await at(usual)).toBe(say(new Date(end(-4) + 12 * hours)))
  })

  test('the first due first, page by page, without those that are sent or still to come', async () => {
    const own = await createPerson('PHOTOGRAPHER')
    photographer = own
    const late = await addShoot(-9)
    const ahead = await addShoot(2)
    const sent = await addShoot(-1)
    await sendPhotos(own, await makeSendInput(own, sent))
    for (let made = 0; made < pageSize; made++) await addShoot(-3)
    const first = await listQueue(own, { show: '', page: 1 })
    const last = await listQueue(own, { show: '', page: 9 })
    expect(first).toMatchObject({ total: pageSize + 1, page: 1, counts: { unassigned: pageSize + 1 } })
    expect(last.page).toBe(2)
    const all = [...first.items, ...last.items].map((job) => job.bookingId)
    expect(all[0]).toBe(late)
    expect(new Set(all).size).toBe(pageSize + 1)
    for (const id of [ahead, sent]) expect(all).not.toContain(id)
    expect(first.items[0]).toMatchObject({ isLate: true, due: '8 days late' })
  })
})

test('of two editors who take photos at once, one gets them and the other learns who', async () => {
  const outcomes = await Promise.allSettled([takeJob(elle, bookingId), takeJob(wren, bookingId)])
  const taken = outcomes.findIndex(({ status }) => status === 'fulfilled')
  const [winner, loser] = taken === 0 ? [elle, wren] : [wren, elle]
  const rejected = outcomes.find(({ status }) => status === 'rejected')
  expect(rejected).toMatchObject({ reason: { code: 'conflict', message: heldText(winner.fullName) } })
  expect(await ids(winner, 'mine')).toEqual([bookingId])
  expect(await ids(loser, 'mine')).toEqual([])
  expect(await auditOf()).toEqual(['editing.taken'])
  // A repeat changes nothing.
  await takeJob(winner, bookingId)
  expect(await auditOf()).toEqual(['editing.taken'])
})

test('an assignment counts only from what its reader saw', async () => {
  await takeJob(elle, bookingId)
  await expect(assign(photographer, wren)).rejects.toMatchObject({ message: heldText('Elle Marsh') })
  await assign(photographer, wren, elle)
  expect(await find(photographer)).toMatchObject({ editor: { id: wren.profileId } })
  expect((await notificationsOf(elle)).map(({ title }) => title)).toEqual([
    editingNotifications.unassigned('').title,
  ])
  const [assigned] = await notificationsOf(wren)
  expect(assigned).toMatchObject({ title: editingNotifications.assigned('', '').title, bookingId: null })
  expect(destinationOf(null, assigned?.actionData as object)).toBe('/editing')
  await returnJob(wren, bookingId)
  await expect(assign(photographer, elle, wren)).rejects.toMatchObject({ message: notHeldText })
  await expect(returnJob(wren, bookingId)).rejects.toMatchObject({ message: notYoursText })
})

test('photos are assigned to active editors and their own photographer only', async () => {
  const disabled = await createPerson('EDITOR')
  await db().profile.update({ where: { id: disabled.profileId }, data: { accountStatus: 'DISABLED' } })
  for (const person of [disabled, colleague, coordinator, client]) {
    await expect(assign(photographer, person)).rejects.toMatchObject({ message: editorGoneText })
  }
  await expect(
    assignEditor(photographer, { bookingId, editorId: randomUUID(), expectedId: null }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await assign(photographer, photographer)
  expect(await find(photographer)).toMatchObject({ isOwn: true })
})

test('nobody but those who handle a shoot assigns or hands over, and only editors take', async () => {
  await expect(assign(elle, elle)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(handOver(elle)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(handOver(coordinator)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(takeJob(coordinator, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
  for (const actor of [client, colleague]) {
    const attempts = [
      () => assign(actor, elle),
      () => handOver(actor),
      () => ready(actor),
      () => takeJob(actor, bookingId),
    ]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
    }
  }
  expect(await db().editJob.count({ where: { bookingId } })).toBe(0)
})

test('the photos of who left the team are nobody’s, and can be taken', async () => {
  await takeJob(elle, bookingId)
  await db().profile.update({ where: { id: elle.profileId }, data: { accountStatus: 'DISABLED' } })
  expect(await ids(wren, 'unassigned')).toContain(bookingId)
  await takeJob(wren, bookingId)
  await db().profile.update({ where: { id: wren.profileId }, data: { role: 'COORDINATOR' } })
  expect(await find(photographer)).toMatchObject({ editor: null })
  await assign(photographer, photographer)
  await reassignBooking(photographer, { bookingId, photographerId: colleague.profileId })
  expect(await find(colleague)).toMatchObject({ editor: null })
})

test('finished photos become a draft of the photographer, who is notified, sends them, and ends the job', async () => {
  await takeJob(elle, bookingId)
  const files = [await storeUpload(elle, { name: 'a.jpg' }), await storeUpload(elle, { name: 'b.jpg' })]
  const idempotencyKey = randomUUID()
  await saveDraft(elle, {
    idempotencyKey,
    bookingId,
    previews: [0],
    amount: '',
    isAmountTyped: false,
    completesShoot: true,
    googleDriveLink: '',
    deliveryInstructions: '',
    expiresOn: '',
    files: files.map((fileId, place) => ({
      name: `${place}.jpg`,
      sizeBytes: 100,
      takenAt: 0,
      purpose: 'PHOTO_ORIGINAL' as const,
      fileId,
    })),
  })
  await expect(ready(wren)).rejects.toMatchObject({ message: notYoursText })
  await expect(ready(photographer)).rejects.toMatchObject({ message: notYoursText })
  await ready(elle)
  await ready(elle)
  expect(await find(photographer)).toMatchObject({ state: 'READY', editor: { fullName: 'Elle Marsh' } })
  expect(await ids(elle, 'mine')).toEqual([])
  expect(await findDraft(elle, { bookingId })).toBeNull()
  const draft = await findDraft(photographer, { bookingId })
  expect(draft?.contents.files.map(({ fileId }) => fileId)).toEqual(files)
  const [notification, ...more] = await notificationsOf(photographer)
  expect(more).toEqual([])
  expect(destinationOf(null, notification?.actionData as object)).toBe(
    `/photo-delivery?booking_id=${bookingId}`,
  )

  await sendPhotos(
    photographer,
    await makeSendInput(photographer, bookingId, { fullFileIds: files, idempotencyKey }),
  )
  expect(await find(photographer)).toBeUndefined()
  const attempts = [() => takeJob(wren, bookingId), () => ready(elle, false), () => handOver(photographer)]
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict', message: sentAlreadyText })
  }
  expect(await auditOf()).toEqual(expect.arrayContaining(['editing.taken', 'editing.ready']))
})

test('whoever assigns an editor sends photos back to editing, and the editor is notified', async () => {
  await assign(photographer, elle)
  await ready(elle)
  await ready(photographer, false)
  expect(await find(elle)).toMatchObject({ state: 'IN_WORK', isOwn: true })
  expect((await notificationsOf(elle)).at(-1)).toMatchObject({
    title: editingNotifications.reopened('', '').title,
  })
})

test('the editor is notified of raw files once, and of new ones, but not of a note', async () => {
  await assign(photographer, elle)
  await handOver(photographer)
  await handOver(photographer, { note: 'Green lawn, please.' })
  const handed = async () =>
    (await notificationsOf(elle)).filter(
      ({ title }) => title === editingNotifications.handedOver('', null).title,
    )
  expect(await handed()).toHaveLength(1)
  await handOver(photographer, { rawFrames: 360 })
  expect(await handed()).toHaveLength(2)
  expect(await find(elle)).toMatchObject({ rawFrames: 360, isHandedOver: true })
})

test('photos of shoots to come and cancelled ones have no editor', async () => {
  bookingId = await addShoot(3)
  await expect(assign(photographer, elle)).rejects.toMatchObject({ message: notOverText })
  bookingId = await addShoot(-1, { status: 'CANCELLED' })
  await expect(takeJob(elle, bookingId)).rejects.toMatchObject({ message: notOverText })
})

test('Postgres accepts neither unsafe links nor impossible counts, and a job ends with its booking', async () => {
  await handOver(photographer)
  const change = (data: object) => db().editJob.update({ where: { bookingId }, data })
  await expect(change({ rawLink: 'javascript:alert(1)' })).rejects.toThrow(/edit_jobs_raws/)
  await expect(change({ rawSets: 343 })).rejects.toThrow(/edit_jobs_raws/)
  await expect(change({ handedOverAt: null })).rejects.toThrow(/edit_jobs_raws/)
  await expect(change({ note: 'x'.repeat(1001) })).rejects.toThrow(/edit_jobs_note/)
  await db().booking.delete({ where: { id: bookingId } })
  expect(await db().editJob.count({ where: { bookingId } })).toBe(0)
})
