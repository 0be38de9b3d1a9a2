import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { destinationTexts } from '@/lib/billing/invoices/words/refund'
import { creditTitle, ownCreditText } from '@/lib/catalog/credit/words'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

const street = `${1000 + (Date.now() % 9000)} Juneberry Lane`

test('a refund is given as credit, the studio grants more, and the client sees it', async ({
  page: studio,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Linden Marsh')
  const client = await makePerson(database, 'client', 'Odette Quill')
  const bookingId = await addShotBooking(database, { client, photographer, street })
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
  await signIn(studio, photographer.email)

  await test.step('the photographer refunds $50.00 as credit', async () => {
    await studio.goto(`/invoices/${invoice.id}`)
    await studio.getByRole('button', { name: /^More actions/ }).click()
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
  })
  await test.step('the client sees it', async () => {
    await signIn(studio, client.email)
    await studio.goto('/invoices')
    await expect(studio.getByText(ownCreditText('$75.00'))).toBeVisible()
  })
})
