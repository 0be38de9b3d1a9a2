import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import {
  makeVersion,
  openComments,
  pinAt,
  requestChanges,
  revisionPanel,
  revisionThread,
} from '@/e2e/support/revision-steps'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { openPhone } from '@/e2e/support/touch'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import {
  draftsText,
  resolvedText,
  revisionTitles,
  roundText,
  waitingText,
} from '@/lib/revisions/words/revisions'

// A client requests changes to delivered photos, compares new versions and approves them.

const street = `${1000 + (Date.now() % 9000)} Hawthorn Bend`

const studioWaits = waitingText('PHOTOGRAPHER', false)

test('two rounds: pins by mouse and keyboard, replies, versions, a comparison and what the ZIP then holds', async ({
  newPage,
  database,
  signIn,
  sandbox,
}) => {
  const client = await makePerson(database, 'client', 'Nora Quist')
  const photographer = await makePerson(database, 'photographer', 'Abel Stone')
  const bookingId = await addShotBooking(database, { client, photographer, street, status: 'CONFIRMED' })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)
  const files = await makeJpegFiles(3)
  const [second, third] = [
    await makeVersion('#a03030', 'second.jpg'),
    await makeVersion('#30a030', 'third.jpg'),
  ]
  let view = ''

  await test.step('the photographer sends photos, and the client pays', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files })
    const delivery = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
    view = `/photo-view?booking_id=${bookingId}&delivery_id=${delivery.id}`
    await database.invoice.updateMany({
      where: { bookingId },
      data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
    })
    const ready = { deliveryId: delivery.id, state: 'READY' as const }
    await expect.poll(() => database.photo.count({ where: ready }), { timeout: 120_000 }).toBe(3)
  })

  await test.step('the client pins two comments by mouse and one by keyboard', async () => {
    await page.goto(view)
    await expect(
      page.getByText(roundText({ number: 1, left: 2, included: 2, price: null, waiting: null })),
    ).toBeVisible()
    await openComments(page, 1)
    await pinAt(page, { x: 0.25, y: 0.5 }, 'Remove the hose')
    await pinAt(page, { x: 0.75, y: 0.25 }, 'Brighten this corner')
    await page.getByRole('button', { name: 'Next photo' }).click()
    await revisionPanel(page).getByRole('button', { name: 'Pin a comment' }).press('Enter')
    const pin = page.getByRole('button', { name: /^New pin/ })
    await expect(pin).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(pin).toHaveAccessibleName('New pin, 52% from the left, 60% from the top')
    await page.keyboard.press('Enter')
    await revisionPanel(page).getByLabel('Comment at this spot').fill('Straighten the picture')
    await revisionPanel(page).getByRole('button', { name: 'Save comment' }).click()
    await expect(revisionThread(page, 'Straighten the picture')).toBeVisible()
    await expect(revisionPanel(page).getByText(draftsText(3))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('drafts are the client’s alone, and can be edited', async () => {
    await studio.goto(view)
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await expect(studio.getByRole('region', { name: 'Changes' })).toHaveCount(0)
    const draft = revisionThread(page, 'Straighten the picture')
    await draft.getByRole('button', { name: 'Edit' }).click()
    await revisionPanel(page)
      .getByRole('textbox', { name: /^Comment/ })
      .fill('Straighten the painting')
    await revisionPanel(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(revisionThread(page, 'Straighten the painting')).toBeVisible()
  })

  await test.step('round 1 reaches the photographer live, with one email', async () => {
    await requestChanges(page)
    const changes = studio.getByRole('region', { name: 'Changes' })
    await expect(changes.getByRole('link')).toHaveCount(3, { timeout: 20_000 })
    await sandbox.latestEmailTo(photographer.email, revisionTitles.requested(client.fullName, 2))
    await expect(revisionThread(page, 'Straighten the painting')).toContainText(studioWaits)
  })

  await test.step('the photographer replies, and uploads a second version of both photos', async () => {
    const changes = studio.getByRole('region', { name: 'Changes' })
    await changes.getByRole('link', { name: /Remove the hose/ }).click()
    await expect(studio).toHaveURL(/&photo=[0-9a-f-]{36}&comment=[0-9a-f-]{36}$/)
    await revisionThread(studio, 'Remove the hose').getByRole('button', { name: 'Reply' }).click()
    await revisionPanel(studio).getByLabel('Reply').fill('Gone in the next version')
    await revisionPanel(studio).getByRole('button', { name: 'Send reply' }).click()
    await expect(revisionThread(studio, 'Gone in the next version')).toBeVisible()
    await studio.getByRole('button', { name: 'Close viewer' }).click()
    await changes.getByRole('button', { name: 'Upload new versions' }).click()
    await studio.getByLabel('New version of shoot-01.jpg').setInputFiles(second)
    await studio
      .getByLabel('New version of shoot-02.jpg')
      .setInputFiles(await makeVersion('#3030a0', 'other.jpg'))
    await expect(studio.getByText(/· Uploaded$/)).toHaveCount(2, { timeout: 30_000 })
    await studio.getByRole('button', { name: 'Send to the client' }).click()
    await expect(changes.getByText('Version 2 proposed')).toHaveCount(2, { timeout: 60_000 })
  })

  await test.step('the client compares by slider, approves one, and asks again for the other', async () => {
    await sandbox.latestEmailTo(client.email, revisionTitles.ready(2))
    await page.getByRole('button', { name: 'Close viewer' }).click()
    const changes = page.getByRole('region', { name: 'Changes' })
    await changes.getByRole('button', { name: 'Compare versions' }).nth(1).click()
    const slider = page.getByRole('slider', { name: 'Compare before and after' })
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('49')
    await expect(page.getByAltText('After: Version 2')).toBeVisible()
    await expectAccessible(page)
    await revisionPanel(page).getByRole('button', { name: 'Approve version 2' }).click()
    await expect(revisionThread(page, 'Straighten the painting')).toContainText(resolvedText)
    await page.getByRole('button', { name: 'Previous photo' }).click()
    await revisionThread(page, 'Remove the hose').getByRole('button', { name: 'Ask again' }).click()
    await revisionPanel(page).getByLabel('What should change?').fill('The bin is still there')
    await revisionPanel(page).getByRole('button', { name: 'Add to next round' }).click()
    await expect(revisionPanel(page).getByText(draftsText(1))).toBeVisible()
    await requestChanges(page)
  })

  await test.step('version 3 is approved on a phone, in the dark', async () => {
    const changes = studio.getByRole('region', { name: 'Changes' })
    await changes.getByRole('button', { name: 'Upload new version' }).click({ timeout: 20_000 })
    await studio.getByLabel('New version of shoot-01.jpg').setInputFiles(third)
    await expect(studio.getByText(/· Uploaded$/)).toBeVisible({ timeout: 30_000 })
    await studio.getByRole('button', { name: 'Send to the client' }).click()
    await expect(changes.getByText('Version 3 proposed')).toBeVisible({ timeout: 60_000 })
    const browser = page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    const phone = await openPhone(browser)
    await phone.emulateMedia({ colorScheme: 'dark' })
    await signIn(phone, client.email)
    await phone.goto(view)
    await phone.getByRole('button', { name: 'Compare versions' }).first().click()
    await expect(phone.getByRole('slider', { name: 'Compare before and after' })).toBeVisible()
    await expect(phone.getByAltText('After: Version 3')).toBeVisible()
    await expectAccessible(phone)
    await revisionPanel(phone).getByRole('button', { name: 'Approve version 3' }).click()
    await expect(revisionPanel(phone).getByText('In the gallery')).toBeVisible()
    await sandbox.latestEmailTo(photographer.email, revisionTitles.approved)
    await phone.context().close()
  })

  await test.step('the originals and the ZIP hold the approved versions', async () => {
    const photo = await database.photo.findFirstOrThrow({ where: { delivery: { bookingId }, position: 0 } })
    const original = await page.request.get(`/api/photos/${photo.id}/original`)
    expect((await original.body()).equals(third.buffer)).toBe(true)
    const zip = await page.request.get(`/api/deliveries/${photo.deliveryId}/zip?size=original&photos=all`)
    const entries = await unzip(await zip.body())
    expect([...entries.keys()].slice(0, 3)).toEqual(['shoot-01.jpg', 'shoot-02.jpg', 'shoot-03.jpg'])
    expect(entries.get('shoot-01.jpg')?.equals(third.buffer)).toBe(true)
    const first = await database.photoVersion.findFirstOrThrow({ where: { photoId: photo.id, number: 1 } })
    const delivered = await page.request.get(`/api/versions/${first.id}/original`)
    expect((await delivered.body()).equals(files[0]?.buffer ?? Buffer.alloc(0))).toBe(true)
  })
})
