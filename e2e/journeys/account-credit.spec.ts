import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { creditLine, creditTitle, ownCreditText, usedText } from '@/lib/credits/words'
import { invoiceTitles } from '@/lib/invoices/words/notifications'
import { destinationTexts } from '@/lib/invoices/words/refund'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'

const suffix = Date.now() % 9000
const [first, second] = [`${1000 + suffix} Juneberry Lane`, `${1000 + suffix} Yarrow Court`]

test('a refund given as credit, with what the studio grants, is deducted from the next invoice', async ({
  newPage,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Linden Marsh')
  const client = await makePerson(database, 'client', 'Odette Quill')
  const bookingId = await addShotBooking(database, { client, photographer, street: first })
  await addShotBooking(database, { client, photographer, street: second })
  const invoice = await database.invoice.create({
    data: {
      invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
      bookingId,
      clientId: client.profileId,
      amountCents: 49_800,
      dueOn: dateToDatabase(addDays(todayIn('America/New_York'), 14)),
      status: 'COMPLETED',
      paidAt: new Date(),
      paidMethod: 'CASH',
    },
  })
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the photographer refunds $50.00 as credit', async () => {
    await studio.goto(`/invoices/${invoice.id}`)
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = studio.getByRole('dialog', { name: /^Refund / })
    await dialog.getByLabel('Amount').fill('50.00')
    await dialog.getByLabel('Reason').fill('The sky was gray')
    await dialog.getByRole('radio', { name: destinationTexts.credit }).check()
    await dialog.getByRole('button', { name: 'Give credit' }).click()
    await expect(dialog).toBeHidden()
    await expect(studio.getByText(invoiceTitles.credited('$50.00')).first()).toBeVisible()
  })
  await test.step('the studio grants $25.00 more', async () => {
    await studio.goto(`/clients/${client.profileId}`)
    const section = studio.getByRole('region', { name: creditTitle })
    await expect(section).toContainText('$50.00')
    await section.getByRole('button', { name: 'Change credit' }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('25')
    await dialog.getByLabel('Reason').fill('A late delivery')
    await dialog.getByRole('button', { name: 'Grant credit' }).click()
    await expect(section).toContainText('$75.00')
    await expectAccessible(studio)
  })
  await test.step('the client sees it, and the next invoice deducts it', async () => {
    await page.goto('/invoices')
    await expect(page.getByText(ownCreditText('$75.00'))).toBeVisible()
    await sendPhotos(studio, { street: second, amount: '498.00', files: await makeJpegFiles(3) })
    const { id, invoiceNumber } = await database.invoice.findFirstOrThrow({
      where: { clientId: client.profileId, deliveryId: { not: null } },
    })
    await page.goto(`/invoices/${id}`)
    await expect(page.locator('dt', { hasText: creditLine }).locator('+ dd')).toHaveText('-$75.00')
    await page.goto('/invoices')
    await expect(page.getByRole('row').filter({ hasText: invoiceNumber })).toContainText('$423.00')
    await expect(page.getByText(ownCreditText('$75.00'))).toBeHidden()
    await studio.goto(`/clients/${client.profileId}`)
    await expect(studio.getByRole('region', { name: creditTitle })).toContainText(usedText(invoiceNumber))
  })
})
