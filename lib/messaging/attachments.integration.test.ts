import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { removeFiles, storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { deleteConversation } from './commands/delete-conversation'
import { deleteUnusedAttachments } from './commands/delete-unused-attachments'
import { makeThumbnail } from './commands/make-thumbnail'
import { recordAttachment } from './commands/record-attachment'
import { sendMessage } from './commands/send-message'
import { startConversation } from './commands/start-conversation'
import { makeConversationPeople } from './messaging.fixture'
import { findConversation } from './queries/find-conversation'
import { listConversations } from './queries/list-conversations'
import { signAttachment } from './queries/sign-attachment'
import { SendMessage } from './schema'
import { notAcceptedText, repeatedFile, tooLargeText, tooManyFiles, unreadablePictureText } from './words'

useDatabase()

const storage = useStorage()
let client: Actor
let stranger: Actor
let ava: Actor
let conversationId: string

beforeAll(async () => {
  ;({ client, stranger, ava } = await makeConversationPeople())
})

beforeEach(async () => {
  await db().conversation.deleteMany()
  await db().storedFile.deleteMany()
  await removeFiles(storage.keys())
  const first = { subject: 'Gate', priority: 'LOW' as const, message: 'Hello', idempotencyKey: randomUUID() }
  conversationId = (await startConversation(client, first)).conversationId
})

/** A JPEG with its location in the metadata. */
function locatedJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3060a0' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Does what UploadThing's callback about an uploaded file does. */
async function upload(bytes: Buffer, name: string, uploader = client) {
  const type = 'application/octet-stream'
  const key = await storePrivateFile({
    name,
    contentType: type,
    bytes: Uint8Array.from(bytes),
    forDownload: true,
  })
  return recordAttachment({ key, name, sizeBytes: bytes.byteLength, uploaderId: uploader.profileId })
}

async function uploadAttachment(bytes: Buffer, name: string, uploader = client): Promise<string> {
  const outcome = await upload(bytes, name, uploader)
  if (outcome.outcome !== 'stored') throw new Error(`${name} was not stored`)
  return outcome.fileId
}

function send(actor: Actor, fileIds: string[], message = '') {
  return sendMessage(actor, { conversationId, message, fileIds, idempotencyKey: randomUUID() })
}

/** Runs the queued removals of files. */
async function runRemovals(): Promise<void> {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = 'remove-files' RETURNING job.payload`
  for (const { payload } of jobs) await removeOrphanedFiles(payload)
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('a picture and its thumbnail are served without location and camera', async () => {
  const { messageId } = await send(client, [await uploadAttachment(await locatedJpeg(), 'pool.jpg')])
  const { id: attachmentId } = await db().messageAttachment.findFirstOrThrow({ where: { messageId } })
  await makeThumbnail({ attachmentId })
  await makeThumbnail({ attachmentId })
  await runRemovals()
  const forms = { full: ['jpeg', 1200, 900], thumbnail: ['webp', 640, 480] } as const
  for (const size of ['full', 'thumbnail'] as const) {
    const response = await fetch(await signAttachment(ava, { attachmentId, size }))
    const { format, width, height, exif, xmp } = await sharp(await response.bytes()).metadata()
    expect([format, width, height, exif, xmp]).toEqual([...forms[size], undefined, undefined])
  }
  // The clean picture and its thumbnail; the upload is removed.
  expect(storage.keys()).toHaveLength(2)
})

test('a message without text has its files in order, and their number as its preview', async () => {
  const fileIds = [
    await uploadAttachment(pdf, 'plan.pdf'),
    await uploadAttachment(await locatedJpeg(), 'pool.jpg'),
  ]
  await send(client, fileIds)
  const thread = (await findConversation(ava, conversationId))?.thread
  expect(thread?.messages.at(-1)).toMatchObject({
    text: '',
    attachments: [
      { name: 'plan.pdf', isPicture: false },
      { name: 'pool.jpg', isPicture: true },
    ],
  })
  expect((await listConversations(ava)).items[0]?.preview).toBe('2 files')
  expect(
    await db().notification.findFirst({ where: { userId: ava.userId }, orderBy: { createdAt: 'desc' } }),
  ).toMatchObject({ message: '2 files' })
})

test('a picture reported again, at once and later, is stored once', async () => {
  const bytes = await locatedJpeg()
  const name = 'pool.jpg'
  const key = await storePrivateFile({
    name,
    contentType: 'application/octet-stream',
    bytes: Uint8Array.from(bytes),
    forDownload: true,
  })
  const report = () =>
    recordAttachment({ key, name, sizeBytes: bytes.byteLength, uploaderId: client.profileId })
  const stored = storage.keys().length
  const outcomes = [...(await Promise.all([report(), report(), report()])), await report()]
  await runRemovals()
  // The upload is removed by now.
  outcomes.push(await report())
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ outcome: 'stored' })
  expect(await db().storedFile.count({ where: { uploadKey: key } })).toBe(1)
  expect(storage.keys()).toHaveLength(stored)
})

describe('rejects', () => {
  test.each([
    ['page.pdf', '<!doctype html><script>alert(1)</script>'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['program.jpg', 'MZ\u0090\u0000\u0003'],
  ])('%s, by its content', async (name, content) => {
    expect(await upload(Buffer.from(content), name)).toEqual({
      outcome: 'rejected',
      problem: notAcceptedText(name),
    })
  })

  test('a truncated picture', async () => {
    const half = (await locatedJpeg()).subarray(0, 3000)
    expect(await upload(half, 'half.jpg')).toEqual({
      outcome: 'rejected',
      problem: unreadablePictureText('half.jpg'),
    })
  })

  test('more than 10 MB', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    expect(await upload(bytes, 'plan.pdf')).toEqual({
      outcome: 'rejected',
      problem: tooLargeText('plan.pdf'),
    })
  })

  test('a sixth file, a repeated file, and an empty message', () => {
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const parse = (fileIds: string[], message = '') =>
      SendMessage.safeParse({ conversationId: randomUUID(), message, fileIds, idempotencyKey: randomUUID() })
    expect(parse(ids.slice(1)).success).toBe(true)
    expect(parse(ids).error?.issues[0]?.message).toBe(tooManyFiles)
    expect(parse([ids[0] ?? '', ids[0] ?? '']).error?.issues[0]?.message).toBe(repeatedFile)
    expect(parse([], ' ').error?.issues[0]?.message).toBe('Message cannot be empty')
  })

  test("someone else's file, an attached one, and one of another purpose, and stores nothing", async () => {
    const mine = await uploadAttachment(pdf, 'plan.pdf')
    const theirs = await uploadAttachment(pdf, 'plan.pdf', ava)
    await send(client, [mine], 'Here')
    const other = await db().storedFile.create({
      data: {
        key: randomUUID(),
        name: 'a',
        contentType: 'image/jpeg',
        purpose: 'PHOTO_ORIGINAL',
        sizeBytes: 1,
        uploaderId: client.profileId,
      },
    })
    for (const id of [theirs, mine, other.id, randomUUID()])
      await expect(send(client, [id], 'Again')).rejects.toMatchObject({ code: 'invalid' })
    expect(await db().message.count({ where: { conversationId, message: 'Again' } })).toBe(0)
  })
})

test('only the two sides can open an attachment', async () => {
  const { messageId } = await send(client, [await uploadAttachment(pdf, 'plan.pdf')])
  const { id: attachmentId } = await db().messageAttachment.findFirstOrThrow({ where: { messageId } })
  for (const actor of [client, ava]) {
    const response = await fetch(await signAttachment(actor, { attachmentId, size: 'full' }))
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  }
  await expect(signAttachment(stranger, { attachmentId, size: 'full' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a deleted conversation deletes its files, and unsent files are removed after a week', async () => {
  await send(client, [
    await uploadAttachment(await locatedJpeg(), 'pool.jpg'),
    await uploadAttachment(pdf, 'plan.pdf'),
  ])
  const { id } = await db().messageAttachment.findFirstOrThrow({ where: { position: 0 } })
  await makeThumbnail({ attachmentId: id })
  const unsent = await uploadAttachment(pdf, 'old.pdf')
  const fresh = await uploadAttachment(pdf, 'new.pdf')
  await db().storedFile.update({ where: { id: unsent }, data: { createdAt: new Date(0) } })
  await deleteUnusedAttachments()
  expect(await db().messageAttachment.count()).toBe(2)
  await deleteConversation(ava, conversationId)
  await runRemovals()
  expect(await db().storedFile.findMany({ select: { id: true } })).toEqual([{ id: fresh }])
  expect(storage.keys()).toHaveLength(1)
})
