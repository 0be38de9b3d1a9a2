import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { openLogo, readLogo } from '@/lib/studio/settings/queries/open-logo'
import { removeLogo } from './remove-logo'
import { updateLogo } from './update-logo'

useDatabase()

const storage = useStorage()
let ava: Actor
let client: Actor

beforeAll(async () => {
  ava = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await getStudio()
})

beforeEach(async () => {
  await db().studioSettings.update({ where: { id: 1 }, data: { logoFileId: null } })
})

async function picture(background = '#a33'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 400, height: 100, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([Uint8Array.from(bytes)])
}

const logoId = async () => (await getStudio()).logoUrl?.split('/').at(-1) ?? ''

test('is public at its own URL, and readable on the server', async () => {
  await updateLogo(ava, await picture())
  const { body, contentType, sizeBytes } = await openLogo(await logoId())
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  expect([contentType, bytes.byteLength]).toEqual(['image/png', sizeBytes])
  expect(await readLogo()).toEqual(bytes)
  expect((await sharp(bytes).metadata()).format).toBe('png')
})

test('another logo has another URL, and the old one is preserved for emails already sent', async () => {
  await updateLogo(ava, await picture())
  const former = await logoId()
  await updateLogo(ava, await picture('#36a'))
  expect(await logoId()).not.toBe(former)
  expect(await openLogo(former)).toMatchObject({ contentType: 'image/png' })
})

test('removing it is audited once, and does nothing when repeated', async () => {
  await updateLogo(ava, await picture())
  await removeLogo(ava)
  await removeLogo(ava)
  expect(await getStudio()).toMatchObject({ logoUrl: null })
  expect(await readLogo()).toBeNull()
  const acts = await db().auditEntry.findMany({ where: { action: { startsWith: 'studio.logo' } } })
  expect(acts.filter(({ action }) => action === 'studio.logo-removed')).toHaveLength(1)
})

test('of two concurrent uploads, both are stored and one is shown', async () => {
  await Promise.all([updateLogo(ava, await picture('#111')), updateLogo(ava, await picture('#eee'))])
  expect(await openLogo(await logoId())).toMatchObject({ contentType: 'image/png' })
})

describe('changes nothing', () => {
  test('for a file that is not an image', async () => {
    const keysBefore = storage.keys()
    await expect(updateLogo(ava, new Blob(['<script>alert(1)</script>']))).rejects.toMatchObject({
      code: 'invalid',
    })
    expect([await logoId(), storage.keys()]).toEqual(['', keysBefore])
  })

  test('for anyone but an active photographer', async () => {
    for (const actor of [client, { ...ava, status: 'DISABLED' as const }]) {
      await expect(updateLogo(actor, await picture())).rejects.toMatchObject({ code: 'forbidden' })
      await expect(removeLogo(actor)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

test('no other stored file is served as a logo', async () => {
  const file = await db().storedFile.create({
    data: {
      key: 'private',
      name: 'a.jpg',
      contentType: 'image/jpeg',
      purpose: 'PHOTO_ORIGINAL',
      sizeBytes: 1,
    },
  })
  await expect(openLogo(file.id)).rejects.toMatchObject({ code: 'not-found' })
})
