import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openDetails, openFold } from '@/e2e/support/delivery-details'
import { makePerson } from '@/e2e/support/people'
import {
  makeVersion,
  openComments,
  pinAt,
  requestChanges,
  revisionPanel,
  revisionThread,
} from '@/e2e/support/revision-steps'
import { test } from '@/e2e/support/test'
import { draftsText, resolvedText, roundText, waitingText } from '@/lib/photos/revisions/words/revisions'

// A client requests changes to delivered photos, compares new versions and approves them.

const street = `${1000 + (Date.now() % 9000)} Hawthorn Bend`

const studioWaits = waitingText('PHOTOGRAPHER', false)

test('pins by mouse and keyboard, replies, versions, a comparison, an approval, and a second round', async ({
  newPage,
  database,
  signIn,
  sandbox,
}) => {
  const client = await makePerson(database, 'client', 'Nora Quist')
  const photographer = await makePerson(database, 'photographer', 'Abel Stone')
  const sent = await addDeliveredPhotos(database, sandbox, { client, photographer, street, isPaid: true })
  const view = `/photo-view?${sent.query}`
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, client.email)
  const other = await makeVersion('#3030a0', 'other.jpg')

  await test.step('the client pins two comments by mouse and one by keyboard', async () => {
    await page.goto(view)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    const changes = await openFold(page, 'Changes')
    await expect(
      changes.getByText(roundText({ number: 1, left: 2, included: 2, price: null, waiting: null })),
    ).toBeVisible()
    await page.keyboard.press('Escape')
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
    await openDetails(studio)
    await expect(studio.getByRole('region', { name: 'Changes' })).toHaveCount(0)
    const draft = revisionThread(page, 'Straighten the picture')
    await draft.getByRole('button', { name: 'Edit' }).click()
    await revisionPanel(page)
      .getByRole('textbox', { name: /^Comment/ })
      .fill('Straighten the painting')
    await revisionPanel(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(revisionThread(page, 'Straighten the painting')).toBeVisible()
  })

  const changes = studio.getByRole('region', { name: 'Changes' })
  await test.step('round 1 reaches the photographer live', async () => {
    await requestChanges(page)
    await expect(changes.getByRole('link')).toHaveCount(3, { timeout: 20_000 })
    await expect(revisionThread(page, 'Straighten the painting')).toContainText(studioWaits)
  })

  await test.step('the photographer replies, and uploads a second version of both photos', async () => {
    await changes.getByRole('link', { name: /Remove the hose/ }).click()
    await expect(studio).toHaveURL(/&photo=[0-9a-f-]{36}&comment=[0-9a-f-]{36}$/)
    await revisionThread(studio, 'Remove the hose').getByRole('button', { name: 'Reply' }).click()
    await revisionPanel(studio).getByLabel('Reply').fill('Gone in the next version')
    await revisionPanel(studio).getByRole('button', { name: 'Send reply' }).click()
    await expect(revisionThread(studio, 'Gone in the next version')).toBeVisible()
    await studio.getByRole('button', { name: 'Close viewer' }).click()
    await changes.getByRole('button', { name: 'Upload new versions' }).click()
    await studio
      .getByLabel('New version of shoot-01.jpg')
      .setInputFiles(await makeVersion('#a03030', 'second.jpg'))
    await studio.getByLabel('New version of shoot-02.jpg').setInputFiles(other)
    await expect(studio.getByText(/· Uploaded$/)).toHaveCount(2, { timeout: 30_000 })
    await studio.getByRole('button', { name: 'Send to the client' }).click()
    await expect(changes.getByText('Version 2 proposed')).toHaveCount(2, { timeout: 60_000 })
  })

  await test.step('the client compares by slider, approves one, and asks again for the other', async () => {
    await page.getByRole('button', { name: 'Close viewer' }).click()
    const offered = await openFold(page, 'Changes')
    await offered.getByRole('button', { name: 'Compare versions' }).nth(1).click()
    const slider = page.getByRole('slider', { name: 'Compare before and after' })
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('49')
    await expect(page.getByAltText('After: Version 2')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await revisionPanel(page).getByRole('button', { name: 'Approve version 2' }).click()
    await expect(revisionThread(page, 'Straighten the painting')).toContainText(resolvedText)
    await expect(revisionPanel(page).getByText('In the gallery')).toBeVisible()
    const original = await page.request.get(`/api/photos/${sent.photoIds[1]}/original`)
    expect((await original.body()).equals(other.buffer)).toBe(true)
    await page.getByRole('button', { name: 'Previous photo' }).click()
    await revisionThread(page, 'Remove the hose').getByRole('button', { name: 'Ask again' }).click()
    await revisionPanel(page).getByLabel('What should change?').fill('The bin is still there')
    await revisionPanel(page).getByRole('button', { name: 'Add to next round' }).click()
    await expect(revisionPanel(page).getByText(draftsText(1))).toBeVisible()
    await requestChanges(page)
  })

  await test.step('the photographer can upload a third version', async () => {
    await changes.getByRole('button', { name: 'Upload new version' }).click({ timeout: 20_000 })
    await expect(studio.getByLabel('New version of shoot-01.jpg')).toBeAttached()
  })
})
