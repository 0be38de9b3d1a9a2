import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { importedTitle, importLabel, importTitle, stateTexts } from '@/lib/photos/imports/words/import'

const streets = ['12 Alder Way', '34 Birch Way', '56 Cedar Way']

/** Makes a folder with three photos for each street, and the table of their shoots. */
async function makeGalleries(clientEmail: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'northlight-galleries-'))
  const photos = await makeJpegFiles(9)
  for (const [index, street] of streets.entries()) {
    await mkdir(path.join(root, street))
    for (const { name, buffer } of photos.slice(index * 3, index * 3 + 3))
      await writeFile(path.join(root, street, name), buffer)
  }
  const rows = streets.map(
    (street, index) => `${street};${clientEmail};${street}, Asheville, NC;${index + 1}/15/2023`,
  )
  const unknown = 'Elsewhere;unknown-client@import.test;1 Elm Way, Asheville, NC;3/15/2023'
  const table = ['Gallery;Client Email;Property Address;Shoot Date', ...rows, unknown].join('\r\n')
  await writeFile(path.join(root, 'galleries.csv'), table)
  return root
}

/** Counts the uploads that reach storage, and holds those after the first few. */
async function holdUploads(page: Page, allowed: number) {
  const uploads = { count: 0 }
  await page.route(
    () => true,
    async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      uploads.count += 1
      // A held upload ends with the page.
      if (uploads.count <= allowed) await route.fallback()
    },
  )
  return uploads
}

test('past galleries come from a folder, go on after a reload, and are open to the client', async ({
  page,
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Fern First')
  const photographer = await makePerson(database, 'photographer', 'Otis Wren')
  const root = await makeGalleries(client.email)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, photographer.email)
  await page.goto('/clients/import')
  await page.getByRole('link', { name: importTitle }).click()
  await expect(page.getByRole('heading', { level: 1, name: importTitle })).toBeVisible()
  const chooseFolder = () => page.getByLabel('Folder of galleries').setInputFiles(root)

  await test.step('each row says what it makes', async () => {
    await chooseFolder()
    await expect(page.getByText('3 galleries with 9 photos')).toBeVisible()
    await expect(page.getByText(stateTexts['unknown-client'])).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the page is closed while the second gallery is uploaded', async () => {
    const first = await holdUploads(page, 4)
    await page.getByRole('button', { name: importLabel(3) }).click()
    await expect(page.getByText('1 of 3 photos')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => first.count).toBeGreaterThan(4)
    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('the rest is imported, without uploading a photo again', async () => {
    const second = await holdUploads(page, 9)
    await chooseFolder()
    await expect(page.getByText('2 galleries with 6 photos')).toBeVisible()
    await expect(page.getByText('1 gallery imported before.')).toBeVisible()
    await page.getByRole('button', { name: importLabel(2) }).click()
    await expect(page.getByText(importedTitle(2))).toBeVisible({ timeout: 30_000 })
    expect(second.count).toBe(5)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('2 galleries · ')).toBeVisible()
    await rm(root, { recursive: true })
  })

  await test.step('the client was not emailed, and opens the photos without paying', async () => {
    expect(await sandbox.emailsTo(client.email)).toEqual([])
    const theirs = await newPage()
    await signIn(theirs, client.email)
    await theirs.goto('/photo-gallery')
    await theirs
      .getByRole('link', { name: new RegExp(streets[1] ?? '') })
      .first()
      .click()
    const gallery = theirs.getByRole('article', { name: streets[1] })
    await expect(gallery.getByText('3 photos').first()).toBeVisible()
    await expect(gallery.getByText(/\b(pay|paid|payment)\b/i)).toHaveCount(0)
    const photo = await database.photo.findFirstOrThrow({
      where: {
        delivery: {
          booking: { clientId: client.profileId, propertyAddress: { startsWith: streets[1] ?? '' } },
        },
      },
    })
    expect((await theirs.request.get(`/api/photos/${photo.id}/original`)).ok()).toBe(true)
  })
})
