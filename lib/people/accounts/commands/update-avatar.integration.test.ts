import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { removeFiles } from '@/lib/integrations/uploadthing'
import { actorOf, signUpAs, verifyNewest } from '@/lib/people/accounts/accounts.fixture'
import { openAvatar } from '@/lib/people/accounts/queries/open-avatar'
import { avatarErrors } from '@/lib/people/accounts/words/avatar'
import { db } from '@/lib/platform/data/db'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { removeAvatar } from './remove-avatar'
import { updateAvatar } from './update-avatar'

useDatabase()

const storage = useStorage()
let dana: Actor
let marin: Actor

beforeEach(async () => {
  await db().storedFile.deleteMany()
  await removeFiles(storage.keys())
  dana = await makeClient()
  marin = await makeClient()
})

async function makeClient(): Promise<Actor> {
  const { email } = await signUpAs()
  await verifyNewest(email)
  return actorOf(email)
}

async function picture(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 200, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([Uint8Array.from(bytes)])
}

async function avatarOf(actor: Actor): Promise<string> {
  const { avatarFileId } = await db().profile.findUniqueOrThrow({ where: { id: actor.profileId } })
  return avatarFileId ?? ''
}

async function storedKeys(): Promise<string[]> {
  return (await db().storedFile.findMany({ select: { key: true } })).map(({ key }) => key)
}

/** Runs the queued jobs that remove files. */
async function runRemovals(): Promise<void> {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = 'remove-files' RETURNING job.payload`
  for (const { payload } of jobs) await removeOrphanedFiles(payload)
}

describe('a new photo', () => {
  test('is stored as a private square and replaces the old one', async () => {
    await updateAvatar(dana, await picture('#c02020'))
    const first = await avatarOf(dana)
    await updateAvatar(dana, await picture('#2020c0'))
    await runRemovals()

    const file = await db().storedFile.findUniqueOrThrow({ where: { id: await avatarOf(dana) } })
    expect(file).toMatchObject({
      purpose: 'AVATAR',
      contentType: 'image/webp',
      uploaderId: dana.profileId,
    })
    expect(file.id).not.toBe(first)
    expect(await storedKeys()).toEqual([file.key])
    expect(storage.keys()).toEqual([file.key])

    const { body, contentType, sizeBytes } = await openAvatar(marin, file.id)
    const bytes = await new Response(body).bytes()
    expect([contentType, bytes.byteLength]).toEqual(['image/webp', sizeBytes])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  test('that is invalid leaves the old one', async () => {
    await updateAvatar(dana, await picture('#c02020'))
    const before = await avatarOf(dana)
    await expect(updateAvatar(dana, new Blob(['<svg onload="alert(1)"/>']))).rejects.toMatchObject({
      code: 'invalid',
      message: avatarErrors.wrongType,
    })
    expect(await avatarOf(dana)).toBe(before)
    expect(storage.keys()).toEqual(await storedKeys())
  })

  test('that cannot be recorded leaves the old one and no orphaned file', async () => {
    await updateAvatar(dana, await picture('#c02020'))
    const before = await avatarOf(dana)
    await db().$executeRawUnsafe(
      `ALTER TABLE profiles ADD CONSTRAINT no_change CHECK (avatar_file_id = '${before}') NOT VALID`,
    )
    await expect(updateAvatar(dana, await picture('#2020c0'))).rejects.toThrow()
    await db().$executeRaw`ALTER TABLE profiles DROP CONSTRAINT no_change`
    await runRemovals()
    expect(await avatarOf(dana)).toBe(before)
    expect(storage.keys()).toEqual(await storedKeys())
    expect(storage.keys()).toHaveLength(1)
  })

  test('uploaded several times at once leaves one file', async () => {
    const photo = await picture('#20c020')
    await Promise.all(Array.from({ length: 6 }, () => updateAvatar(dana, photo)))
    await runRemovals()
    expect(await db().storedFile.findMany({ select: { id: true } })).toEqual([{ id: await avatarOf(dana) }])
    expect(storage.keys()).toEqual(await storedKeys())
  })

  test('is limited to thirty an hour', async () => {
    const none = new Blob(['no picture'])
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await expect(updateAvatar(dana, none)).rejects.toMatchObject({ code: 'invalid' })
    }
    await expect(updateAvatar(dana, none)).rejects.toMatchObject({ code: 'too-many-requests' })
    await updateAvatar(marin, await picture('#c02020'))
  })
})

test('removes a photo from the profile, the storage, and its URL', async () => {
  await updateAvatar(dana, await picture('#c02020'))
  const fileId = await avatarOf(dana)
  await removeAvatar(dana)
  await removeAvatar(dana)
  await runRemovals()
  expect(await avatarOf(dana)).toBe('')
  expect(storage.keys()).toEqual([])
  await expect(openAvatar(dana, fileId)).rejects.toMatchObject({ code: 'not-found' })
})

test('the photo URL opens no other file, and nothing for an account that is not active', async () => {
  await updateAvatar(dana, await picture('#c02020'))
  const fileId = await avatarOf(dana)
  const base = { contentType: 'image/webp', sizeBytes: 1, name: 'file' }
  const [unworn, other] = await Promise.all([
    db().storedFile.create({ data: { ...base, key: 'unworn', purpose: 'AVATAR' } }),
    db().storedFile.create({ data: { ...base, key: 'original', purpose: 'PHOTO_ORIGINAL' } }),
  ])
  for (const id of [unworn.id, other.id, crypto.randomUUID()]) {
    await expect(openAvatar(marin, id)).rejects.toMatchObject({ code: 'not-found' })
  }
  for (const status of ['PENDING_APPROVAL', 'DENIED', 'DISABLED'] as const) {
    await expect(openAvatar({ ...marin, status }, fileId)).rejects.toMatchObject({ code: 'not-found' })
  }
})
