import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { defaultRule, periodOf } from '@/lib/billing/pay/rules/periods'
import {
  adjustmentAddedToast,
  approvedTitle,
  approvedToast,
  describePeriod,
  methodNames,
  paidToast,
  payrollCsvLabel,
  sharedToast,
  stateNames,
  termsSavedText,
  yearCsvLabel,
} from '@/lib/billing/pay/words'
import { bookingCompletedText } from '@/lib/booking/bookings/words/changes'

// A shoot is paid: from the owner's terms to the year's list.

const owner = 'ava@northlight.test'
const street = `${1000 + (Date.now() % 9000)} Juniper Terrace`

test('a shoot of two photographers is approved, seen, paid, and listed for the year', async ({
  newPage,
  database,
  signIn,
  sandbox,
}) => {
  const client = await makePerson(database, 'client', 'Iris Calder')
  const otis = await makePerson(database, 'photographer', 'Corwin Slate')
  const second = await makePerson(database, 'photographer', 'Petra Lund')
  const bookingId = await addShotBooking(database, {
    client,
    photographer: otis,
    street,
    status: 'CONFIRMED',
  })
  const service = await database.service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
  await database.bookedService.create({
    data: { bookingId, serviceId: service.id, name: service.name, priceCents: 49_800, position: 0 },
  })
  const { shootDate } = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const month = periodOf(shootDate.toISOString().slice(0, 10), defaultRule)
  const statement = `/pay/${otis.profileId}?from=${month.startsOn}`
  const studio = await newPage()
  await signIn(studio, owner)
  const page = await newPage()
  await signIn(page, otis.email)

  await test.step('the owner sets the terms', async () => {
    await studio.goto('/settings/pay')
    await studio.getByRole('link', { name: 'Set terms of Corwin Slate' }).click()
    await studio.getByRole('radio', { name: /By service/ }).check()
    await studio.getByLabel(new RegExp(`^${service.name}`)).fill('273.90')
    await studio.getByLabel('Pay shoots from').fill(month.startsOn)
    await studio.getByRole('checkbox', { name: 'Contractor' }).check()
    await studio.getByLabel('Legal name').fill('Corwin B. Slate')
    await studio.getByRole('button', { name: 'Save terms' }).click()
    await expect(studio.getByText(termsSavedText)).toBeVisible()
  })

  await test.step('the photographer completes the shoot, and sees what it earned', async () => {
    await page.goto(`/booking/${bookingId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await page.getByRole('button', { name: 'Complete booking' }).click()
    await expect(page.getByText(bookingCompletedText)).toBeVisible()
    await page.goto(statement)
    await expect(page.getByRole('row', { name: new RegExp(street) })).toContainText('$273.90')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden()
  })

  await test.step('the owner shares it, adds a bonus, and approves', async () => {
    await studio.goto(statement)
    await studio.getByRole('button', { name: `Share ${street}` }).click()
    const shares = studio.getByRole('dialog')
    await shares.getByLabel('Corwin Slate').fill('80')
    await shares.getByLabel('Petra Lund').fill('20')
    await shares.getByRole('button', { name: 'Save shares' }).click()
    await expect(studio.getByText(sharedToast)).toBeVisible()
    await expect(studio.getByRole('row', { name: new RegExp(street) })).toContainText('$219.12')
    await studio.getByRole('button', { name: 'Add adjustment' }).click()
    const bonus = studio.getByRole('dialog')
    await bonus.getByLabel('Amount').fill('20.88')
    await bonus.getByLabel('Reason').fill('Stairs')
    await bonus.getByRole('button', { name: 'Add adjustment' }).click()
    await expect(studio.getByText(adjustmentAddedToast)).toBeVisible()
    await studio.getByRole('button', { name: 'Approve' }).click()
    await studio
      .getByRole('alertdialog', { name: 'Approve $240.00 for Corwin Slate?' })
      .getByRole('button', { name: 'Approve statement' })
      .click()
    await expect(studio.getByText(approvedToast)).toBeVisible()
  })

  await test.step('the photographer is notified, and finds it', async () => {
    await sandbox.latestEmailTo(otis.email, approvedTitle(describePeriod(month)))
    await page.goto('/pay')
    await page.getByRole('link', { name: describePeriod(month) }).click()
    await expect(page).toHaveURL(statement)
    await expect(page.getByText(stateNames.APPROVED, { exact: true })).toBeVisible()
    await expect(page.getByText('Shared: 80%')).toBeVisible()
    // The width between the margins of a page on which it's printed.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 662, height: 900 })
    const price = page.getByRole('cell', { name: '$398.40', exact: true })
    await expect(price).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(price).toBeVisible()
    await page.emulateMedia({ media: null })
    if (size) await page.setViewportSize(size)
    expect((await page.request.get(`/pay/${second.profileId}`)).status()).toBe(404)
  })

  await test.step('the owner pays it, and finds it in the files', async () => {
    await studio.getByRole('button', { name: 'Mark as paid' }).click()
    const payout = studio.getByRole('dialog')
    await payout.getByRole('radio', { name: methodNames.CHECK }).check()
    await payout.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(studio.getByText(paidToast)).toBeVisible()
    await studio.goto(`/pay?from=${month.startsOn}`)
    const row = studio.getByRole('row', { name: /Corwin Slate/ })
    await expect(row).toContainText('$240.00')
    await expect(row).toContainText(stateNames.PAID)
    const payroll = await studio.getByRole('link', { name: payrollCsvLabel }).getAttribute('href')
    const lines = await (await studio.request.get(payroll ?? '')).text()
    expect(lines).toContain(`Corwin Slate,${month.startsOn},${month.endsOn},paid,2026-05-28,service,`)
    expect(lines).toContain('398.40,,219.12,USD')
    await studio.getByRole('link', { name: 'Year and 1099' }).click()
    const year = studio.getByRole('row', { name: /Corwin Slate/ })
    await expect(year).toContainText('Corwin B. Slate')
    await expect(year).toContainText('Below the threshold')
    const list = await studio.getByRole('link', { name: yearCsvLabel }).getAttribute('href')
    expect(await (await studio.request.get(list ?? '')).text()).toContain(
      'Corwin Slate,Corwin B. Slate,yes,no,240.00,0.00,240.00,',
    )
  })
})
