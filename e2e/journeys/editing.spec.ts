import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openMoreOptions, pressSend, tileOf } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { sentTexts } from '@/lib/photos/deliveries/words/deliveries'
import {
  assignTexts,
  editingNotifications,
  editingTitle,
  framesText,
  handOverTexts,
  openRawsText,
  queueTexts,
  readyTexts,
  stateText,
  takeTexts,
} from '@/lib/photos/editing/words'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

const rawLink = 'https://www.dropbox.com/scl/fo/northlight-test'

test('a photographer hands raw files to an editor, who returns finished photos for the photographer to send', async ({
  page,
  newPage,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Kit Vale')
  const editor = await makePerson(database, 'editor', 'Elle Marsh')
  const other = await makePerson(database, 'editor', 'Wren Cole')
  const client = await makePerson(database, 'client', 'Uma Field')
  const street = `${randomUUID().slice(0, 8)} Larkspur Mews`
  const { id: bookingId } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${street}, Asheville, NC 28804`,
      // The first of all that are due: other tests add shoots to an editor's queue.
      shootDate: dateToDatabase(addDays(todayIn('America/New_York'), -364)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: 49_800,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  const rowOn = (where: Page) => where.getByRole('listitem').filter({ hasText: street })
  const studio = page
  await signIn(studio, photographer.email)

  await test.step('the photographer opens the queue from home, and hands over the raw files', async () => {
    await studio.goto('/dashboard')
    await studio.getByRole('link', { name: queueTexts.open }).click()
    await expect(studio.getByRole('heading', { name: editingTitle, level: 1 })).toBeVisible()
    await expect(rowOn(studio)).toContainText(/36[23] days late/)
    await studio.getByRole('button', { name: `${handOverTexts.open}: ${street}` }).press('Enter')
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel(handOverTexts.link).fill(rawLink)
    await dialog.getByLabel(handOverTexts.frames).fill('342')
    await dialog.getByLabel(handOverTexts.sets).fill('68')
    await dialog.getByLabel(handOverTexts.note).fill('Leave the power lines in.')
    await dialog.getByRole('button', { name: handOverTexts.submit }).press('Enter')
    await expect(rowOn(studio)).toContainText(framesText({ frames: 342, sets: 68 }) ?? '')
    await expect(rowOn(studio)).toContainText(stateText('HANDED_OVER', null))
  })

  const editing = await newPage()
  await test.step('an editor finds the shoot on their home, and takes it', async () => {
    await signIn(editing, editor.email)
    await editing.goto('/dashboard')
    await expect(editing.getByRole('heading', { name: queueTexts.title })).toBeVisible()
    await editing.getByRole('button', { name: `${takeTexts.label}: ${street}` }).press('Enter')
    await expect(editing.getByText(takeTexts.done)).toBeVisible()
    await editing.goto('/editing?show=mine')
    await expect(rowOn(editing)).toContainText('Leave the power lines in.')
    await expect(rowOn(editing).getByRole('link', { name: new RegExp(`^${openRawsText}`) })).toHaveAttribute(
      'href',
      rawLink,
    )
  })

  await test.step('the photographer’s open page shows it, gives it to another editor, and back', async () => {
    await expect(rowOn(studio)).toContainText(stateText('IN_WORK', 'Elle Marsh'))
    const select = studio.getByRole('combobox', { name: `${assignTexts.label}: ${street}` })
    await select.selectOption(other.profileId)
    await expect(rowOn(studio)).toContainText(stateText('IN_WORK', 'Wren Cole'))
    await expect(rowOn(editing)).toHaveCount(0)
    await select.selectOption(editor.profileId)
    await expect(rowOn(editing)).toBeVisible()
  })

  await test.step('the editor uploads the finished photos, and marks them as ready', async () => {
    await rowOn(editing)
      .getByRole('link', { name: `Upload photos: ${street}` })
      .click()
    await expect(editing.locator('html')).toHaveAttribute('data-live', 'on')
    const files = await makeJpegFiles(2)
    await editing.getByLabel('Full photo files').setInputFiles(files)
    for (const { name } of files) await expect(tileOf(editing, name)).toBeVisible()
    await expect
      .poll(() => database.storedFile.count({ where: { uploaderId: editor.profileId } }))
      .toBe(files.length)
    await expect
      .poll(async () => {
        const draft = await database.deliveryDraft.findFirst({ where: { photographerId: editor.profileId } })
        return JSON.stringify(draft?.contents).match(/"fileId":"/g)?.length
      })
      .toBe(files.length)
    await editing.goto('/editing?show=mine')
    await editing.getByRole('button', { name: `${readyTexts.label}: ${street}` }).press('Enter')
    await expect(editing.getByText(readyTexts.notified('Kit Vale'))).toBeVisible()
    await expect(rowOn(editing)).toHaveCount(0)
  })

  await test.step('the photographer is notified, and sends the photos at the booked price', async () => {
    const { title } = editingNotifications.ready('', '')
    await expect
      .poll(() => database.notification.count({ where: { userId: photographer.userId, title } }))
      .toBe(1)
    await expect(rowOn(studio)).toContainText(stateText('READY', 'Elle Marsh'))
    await rowOn(studio)
      .getByRole('link', { name: `Send photos: ${street}` })
      .click()
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    for (const { name } of await makeJpegFiles(2)) await expect(tileOf(studio, name)).toBeVisible()
    await openMoreOptions(studio)
    await studio
      .getByLabel('Google Drive link')
      .fill('https://drive.google.com/drive/folders/northlight-test')
    await pressSend(studio)
    await expect(studio.getByText(sentTexts.invoiced).first()).toBeVisible()
    const invoice = await database.invoice.findFirstOrThrow({ where: { bookingId } })
    expect(invoice.amountCents).toBe(49_800)
    await studio.goto('/editing')
    await expect(rowOn(studio)).toHaveCount(0)
  })
})
