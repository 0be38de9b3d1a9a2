import { type APIRequestContext, expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { expectPaymentSuccess, payOnCheckout, sendPhotos, signUp } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { licenseFileName, licenseNames } from '@/lib/licenses/words'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import {
  endTransferText,
  invitedText,
  newAgentText,
  stateTexts,
  transferEndedText,
  transferredText,
  transferSubjects,
  transferText,
} from '@/lib/transfers/words'

// A listing goes to another agent, who buys its photos again.

const street = `${1000 + (Date.now() % 9000)} Larkspur Rise`
const address = `${street}, Asheville, NC 28804`

test('photos are sold again to the next agent, and to one who has no account yet', async ({
  newPage,
  database,
  signIn,
  sandbox,
}) => {
  const first = await makePerson(database, 'client', 'Fern First')
  const second = await makePerson(database, 'client', 'Sol Second')
  const stranger = await makePerson(database, 'client')
  const photographer = await makePerson(database, 'photographer', 'Otis Wren')
  const bookingId = await addShotBooking(database, { client: first, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(3) })
  const { id: deliveryId } = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
  await waitForPhotos(database, deliveryId, 3)
  await setPaid(database, deliveryId, true)
  const photoView = `/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`
  const [preview, ...others] = await database.photo.findMany({
    where: { deliveryId, isFull: true },
    orderBy: [{ isPreview: 'desc' }, { position: 'asc' }],
  })
  const full = others.find(({ isPreview }) => !isPreview)
  const page = await newPage()
  await signIn(page, second.email)

  /** The statuses of every address of the photos: previews, full photos in each size, ZIP, MLS, and license. */
  const statusesFor = async (request: APIRequestContext) => {
    const statuses: Record<string, number> = {}
    const paths = [
      `/api/photos/${preview?.id}/preview`,
      ...['tile', 'screen', 'web', 'print', 'original'].map((size) => `/api/photos/${full?.id}/${size}`),
      `/api/deliveries/${deliveryId}/zip?size=original`,
      `/api/licenses/${deliveryId}/pdf`,
    ]
    for (const path of paths)
      statuses[path.replace(/[0-9a-f-]{36}/, '*')] = (await request.get(path, { maxRedirects: 0 })).status()
    return statuses
  }
  const locked = {
    '/api/photos/*/preview': 302,
    '/api/photos/*/tile': 404,
    '/api/photos/*/screen': 404,
    '/api/photos/*/web': 404,
    '/api/photos/*/print': 404,
    '/api/photos/*/original': 404,
    '/api/deliveries/*/zip?size=original': 404,
    '/api/licenses/*/pdf': 404,
  }
  const hidden = Object.fromEntries(Object.keys(locked).map((path) => [path, 404]))

  await test.step('the next agent sees nothing before', async () => {
    await page.goto(photoView)
    await expect(page.getByRole('heading', { name: 'Photo delivery not found', level: 2 })).toBeVisible()
    expect(await statusesFor(page.request)).toEqual(hidden)
  })

  const section = studio.getByRole('region', { name: 'Other agents' })
  await test.step('the photographer transfers the photos to them', async () => {
    await studio.goto(photoView)
    await section.getByRole('button', { name: transferText }).click()
    const dialog = studio.getByRole('dialog', { name: transferText })
    await dialog.getByRole('combobox', { name: 'Agent' }).fill(second.email)
    await dialog.getByRole('option', { name: new RegExp(second.email) }).click()
    await expect(dialog.getByLabel('Price')).toHaveValue('249.00')
    await dialog.getByLabel('License').selectOption(licenseNames.YEAR)
    await expectAccessible(studio)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(studio.getByText(transferredText)).toBeVisible()
    await expect(section.getByText(stateTexts.unpaid)).toBeVisible()
    await expect(section.getByText('Sol Second')).toBeVisible()
  })

  await test.step('the next agent gets previews, and nothing that the first one paid for', async () => {
    await sandbox.latestEmailTo(second.email, transferSubjects.offered(address))
    await page.goto(photoView)
    await expect(page.getByText('Payment Required')).toBeVisible()
    await expect(page.getByText('$249.00').first()).toBeVisible()
    expect(await statusesFor(page.request)).toEqual(locked)
    const other = await newPage()
    await signIn(other, stranger.email)
    expect(await statusesFor(other.request)).toEqual(hidden)
    await other.close()
  })

  await test.step('they pay, and get the photos with a license of their own', async () => {
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: second.fullName, email: second.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await page.goto(photoView)
    await expect(page.getByRole('heading', { name: 'Photos Unlocked!' })).toBeVisible()
    for (const name of ['Arrange', 'Property page'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download license (PDF)' })).toBeVisible()
    const zip = await page.request.get(`/api/deliveries/${deliveryId}/zip?size=original`)
    const license = (await unzip(await zip.body())).get(licenseFileName)?.toString()
    expect(license).toContain('Licensed to: Sol Second')
    expect(license).not.toContain('Fern First')
    expect((await page.request.get(`/booking/${bookingId}`)).status()).toBe(404)
    await expect(section.getByText(stateTexts.paid)).toBeVisible()
  })

  const newcomer = {
    name: 'Nia New',
    email: `nia-${Date.now()}@example.test`,
    password: 'Cyanotype-of-1842',
  }
  await test.step('someone new is invited', async () => {
    await section.getByRole('button', { name: transferText }).click()
    const dialog = studio.getByRole('dialog', { name: transferText })
    await dialog.getByRole('button', { name: newAgentText }).click()
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(dialog.getByLabel('Agent’s name')).toBeFocused()
    await dialog.getByLabel('Agent’s name').fill(newcomer.name)
    await dialog.getByLabel('Email').fill(newcomer.email)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(studio.getByText(invitedText)).toBeVisible()
    await expect(section.getByText(stateTexts.waiting)).toBeVisible()
    await sandbox.latestEmailTo(newcomer.email, transferSubjects.offered(address))
  })

  await test.step('and sees the photos once they have an account', async () => {
    const desk = await newPage()
    await signUp(desk, sandbox, newcomer)
    await expect.poll(() => database.invoice.count({ where: { client: { email: newcomer.email } } })).toBe(1)
    await desk.goto(photoView)
    await expect(desk.getByText('Payment Required')).toBeVisible()
    expect(await statusesFor(desk.request)).toEqual(locked)
    await studio.goto(photoView)
    await section.getByRole('button', { name: `${endTransferText} to ${newcomer.name}` }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: endTransferText }).click()
    await expect(studio.getByText(transferEndedText)).toBeVisible()
    expect(await statusesFor(desk.request)).toEqual(hidden)
  })
})
