import { expect, type Page } from '@playwright/test'
import { agreeToCancellation } from '@/e2e/support/agreed-text'
import { studioName } from '@/e2e/support/test'
import { bookingCompletedText } from '@/lib/booking/bookings/words/changes'
import { flexibleLabel, toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import { photographerLabel, pickDateLabel } from '@/lib/calendar/availability/words/times'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { beforeShootTexts } from '@/lib/photos/deliveries/words/deliveries'
import { uploadsPendingText } from '@/lib/photos/deliveries/words/uploads'
import { splitAddress } from '@/lib/platform/text/address'
import { agreeFirstText, legalPages } from '@/lib/studio/legal/words'
import { fillCard } from './card-form'
import type { JpegFile } from './jpeg-files'
import { linkIn, type Sandbox } from './sandbox'
import { toasts } from './toasts'

// Steps that several journeys share, done on screen as a user would.

type NewClient = { name: string; email: string; password: string }

/** Signs up and opens the verification link, which signs this browser in. Ends on the dashboard. */
export async function signUp(
  page: Page,
  sandbox: Sandbox,
  { name, email, password }: NewClient,
  { studio = studioName, terms }: { studio?: string; terms?: string } = {},
) {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (terms) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: legalPages.TERMS.title }).click()
    await expect((await opened).getByText(terms)).toBeVisible()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(agreeFirstText)).toBeVisible()
    await page.getByRole('checkbox', { name: /^I agree to the Terms/ }).check()
    await page.getByLabel('Password', { exact: true }).fill(password)
  }
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/verify')
  const verificationEmail = await sandbox.latestEmailTo(email, accountSubjects.verifyEmail(studio))
  await page.goto(linkIn(verificationEmail, '/auth/verify'))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
}

type ShootToBook = {
  address: string
  cardholder: string
  photographer: string
  /** As the seeded studio has. */
  hasCancellationFee?: boolean
}

/**
 * Books a photo shoot and an aerial tour for $598.00 in the photographer's first open slot, with a double click. Ends
 * on the booking's page.
 */
export async function bookShoot(
  page: Page,
  { address, cardholder, photographer, hasCancellationFee = true }: ShootToBook,
) {
  const { street } = splitAddress(address)
  await page.getByRole('link', { name: 'Book Shoot' }).click()
  await page
    .getByRole('checkbox', { name: /Photo Shoot/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: /Aerial Tour/ }).check()
  await expect(page.getByText('$598.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await chooseTime(page, anyTime, photographer)
  await page.getByRole('button', { name: toPaymentLabel }).click()
  await page.getByLabel('Property address').fill(address)
  await page.getByLabel(/Special instructions/).fill('Lockbox on the side gate.')
  await fillCard(page, { name: cardholder })
  if (hasCancellationFee) await agreeToCancellation(page)
  await page.getByRole('button', { name: 'Complete Booking' }).dblclick()
  await page.waitForURL('**/dashboard')
  const row = page.getByRole('article').filter({ hasText: street })
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: street, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street)
  await expect(page.getByRole('main').getByText(photographer, { exact: true })).toBeVisible()
}

/** A time in the wizard's calendar, whoever takes it. */
export const anyTime = / \d\d:\d\d – \d\d:\d\d/

/**
 * Moves through the wizard's calendar until a matching time of the photographer appears and selects the first one. A studio
 * with one photographer doesn't ask for whom.
 */
export async function chooseTime(page: Page, name: RegExp | string, photographer: string) {
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Available times' })).toBeVisible()
  const times = page.getByRole('group', { name: 'Available times' })
  const time = times.getByRole('button', { name }).filter({ visible: true }).first()
  const isShown = async () => (await filterByPhotographer(page, photographer)) && (await time.isVisible())
  const next = page.getByRole('button', { name: 'Next month' })
  if (!(await isShown())) await openMonth(page)
  for (let pages = 0; pages < 5 && !(await isShown()); pages++) {
    await next.click()
    await expect(page.getByText('Loading available times…')).toHaveCount(0)
  }
  await time.click()
}

/** Limits the wizard's times to one photographer's. Returns whether those that are shown are theirs. */
async function filterByPhotographer(page: Page, photographer: string): Promise<boolean> {
  await openFlexibleTimes(page)
  const filter = page.getByRole('combobox', { name: photographerLabel })
  if (!(await filter.isVisible())) return true
  const hasTimes = (await filter.locator('option', { hasText: photographer }).count()) > 0
  if (hasTimes) await filter.selectOption({ label: photographer })
  return hasTimes
}

/** Opens the fold with the photographer and the go-live date. */
export async function openFlexibleTimes(page: Page) {
  const fold = page.locator('details').filter({ has: page.getByText(flexibleLabel) })
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').click()
}

/** Opens the month from which the wizard's days are picked. */
export async function openMonth(page: Page) {
  const month = page.locator('details').filter({ has: page.getByText(pickDateLabel, { exact: true }) })
  await expect(month).toBeVisible()
  if (!(await month.evaluate((details: HTMLDetailsElement) => details.open)))
    await month.locator('summary').click()
}

/** Completes the shoot at this street from the list of upcoming bookings. */
export async function completeShoot(studio: Page, street: string) {
  const row = studio.getByRole('row').filter({ hasText: street })
  for (let page = 1; page <= 5; page++) {
    await studio.goto(`/admin?tab=bookings&page=${page}`)
    await expect(studio.getByRole('table', { name: 'Shoots' })).toBeVisible()
    if (await row.isVisible()) break
  }
  await studio.getByRole('button', { name: `Complete ${street}` }).click()
  await studio.getByRole('button', { name: 'Complete booking' }).click()
  await expect(toasts(studio).getByText(bookingCompletedText)).toBeVisible()
}

/** Sends photos of the booking at this street, with the first and third as previews. `charge` adds extra items. */
export async function sendPhotos(
  studio: Page,
  {
    street,
    amount,
    files,
    charge,
  }: { street: string; amount: string; files: JpegFile[]; charge?: () => Promise<void> },
) {
  await studio.goto('/photo-delivery')
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on', { timeout: 30_000 })
  const booking = studio.getByRole('combobox', { name: 'Booking' })
  // The only booking whose photos are waited for is chosen already.
  if ((await booking.inputValue()) !== street) {
    await booking.fill(street)
    await studio.getByRole('option', { name: street }).click()
  }
  await expect(studio.getByLabel('Amount')).toHaveValue(amount)
  await studio.getByLabel('Full photo files').setInputFiles(files)
  await tileOf(studio, files[0]?.name ?? '').press('c')
  await tileOf(studio, files[2]?.name ?? '').press('p')
  await openMoreOptions(studio)
  await charge?.()
  await studio.getByLabel('Google Drive link').fill('https://drive.google.com/drive/folders/northlight-test')
  await expect(studio.getByText(uploadsPendingText)).toBeHidden({ timeout: 60_000 })
  await pressSend(studio)
}

/** Returns a photo of the contact sheet. Pressing it opens its menu; C, P, R, and Delete are its shortcuts. */
export function tileOf(studio: Page, name: string) {
  const sheet = studio.getByRole('group', { name: 'Contact sheet' })
  return sheet.getByRole('button', { name: new RegExp(`^\\d\\d ${name.replaceAll('.', '\\.')}[,.]`) })
}

/** Unfolds what is seldom changed when photos are sent. */
export async function openMoreOptions(studio: Page) {
  await studio.locator('summary').filter({ hasText: 'More options' }).click()
}

/** Sends the photos in the open form, also before the shoot. */
export async function pressSend(studio: Page) {
  await studio.getByRole('button', { name: 'Send photos' }).click()
  const sent = toasts(studio).getByText('Invoice sent')
  const question = studio.getByRole('alertdialog', { name: beforeShootTexts.title })
  await expect(sent.or(question)).toBeVisible({ timeout: 20_000 })
  if (await question.isVisible())
    await question.getByRole('button', { name: beforeShootTexts.confirm }).click()
  await expect(sent).toBeVisible({ timeout: 20_000 })
}

/** Expects this many watermarked previews to be on the page and loaded. */
export async function expectPreviews(page: Page, count: number) {
  const previews = page.locator('main img[src*="/preview"]')
  await expect(previews).toHaveCount(count, { timeout: 30_000 })
  for (const preview of await previews.all()) {
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
      .toBeGreaterThan(300)
  }
}

/** Pays on Stripe's checkout page with this card. */
export async function payOnCheckout(
  checkout: Page,
  { name, email }: Omit<NewClient, 'password'>,
  number: string,
) {
  await checkout.getByLabel('Email').fill(email)
  await checkout.getByLabel('Card number').fill(number)
  await checkout.getByLabel('Expiry').fill('12 / 31')
  await checkout.getByLabel('CVC').fill('123')
  await checkout.getByLabel('Name on card').fill(name)
  await checkout.getByRole('button', { name: /^Pay / }).click()
}

/** Waits for the return from checkout. It doesn't wait for images, because the success message soon disappears. */
export async function expectPaymentSuccess(page: Page) {
  await page.waitForURL(/\?.*payment=success/, { waitUntil: 'commit' })
  // The page shows the message, and for a while so does a live notification.
  await expect(page.getByText('Payment Successful!').first()).toBeVisible({ timeout: 20_000 })
}
