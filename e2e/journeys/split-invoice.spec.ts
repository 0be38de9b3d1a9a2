import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson, type Person } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import {
  ownShareName,
  payForText,
  sharedByText,
  shareSubject,
  splitBillText,
} from '@/lib/billing/invoices/words/shares'
import { paysText } from '@/lib/people/brokerages/words'
import {
  splitTexts,
  waitingForSharesLabel,
  waitingForSharesTitle,
} from '@/lib/photos/deliveries/words/deliveries'
import type { PrismaClient } from '@/prisma/generated/client'

const home = `${1000 + (Date.now() % 9000)} Juniper Hollow`
const card = '4242424242424242'
const owner = { name: 'Wilma Sorensen', email: `wilma-${Date.now()}@seller.test` }
const seller = { name: 'Rowan Teague', email: `rowan-${Date.now()}@seller.test` }

test('a photographer splits what a brokerage and credit leave of a bill, the agent splits it anew, and the last payment unlocks the photos', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const agent = await makePerson(database, 'client', 'Linnea Hart')
  const photographer = await makePerson(database, 'photographer', 'Ottoline Reyes')
  const { bookingId, brokerage } = await addCoveredBooking(database, { agent, photographer })
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, agent.email)

  await test.step('the photographer splits the rest with the owner when sending the photos', async () => {
    const split = async () => {
      await expect(studio.getByLabel('Who pays')).toContainText(`${paysText(agent.fullName)}$249.00`)
      await expect(studio.getByLabel('Who pays')).toContainText(`${paysText(brokerage.name)}$249.00`)
      await studio.getByRole('button', { name: splitBillText }).click()
      const fields = studio.getByRole('group', { name: splitTexts.legend })
      await fields.getByLabel('Name').fill(owner.name)
      await fields.getByLabel('Email').fill(owner.email)
      await fields.getByRole('textbox', { name: 'Share' }).fill('40')
      await expect(fields).toContainText(`${splitTexts.rest('$200.00')}$120.00`)
      await expectAccessible(studio)
    }
    await sendPhotos(studio, { street: home, amount: '498.00', files: await makeJpegFiles(3), charge: split })
    await sandbox.latestEmailTo(owner.email, shareSubject({ amount: '$80.00', street: home }))
  })
  const { id } = await database.invoice.findFirstOrThrow({ where: { bookingId, shareOfId: null } })
  const bill = page.getByRole('region', { name: sharedByText(3) })

  await test.step('the agent undoes it, and splits it with the seller', async () => {
    await page.goto(`/invoices/${id}`)
    await expect(bill.getByRole('listitem').filter({ hasText: owner.name })).toContainText('$80.00 (40%)')
    await expect(bill.getByRole('listitem').filter({ hasText: agent.fullName })).toContainText(
      '$120.00 (60%)',
    )
    await bill.getByRole('button', { name: 'Combine again' }).click()
    await page.getByRole('button', { name: 'Combine', exact: true }).click()
    await expect(bill).toHaveCount(0)
    await expect(page.getByText('$200.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: splitBillText }).click()
    const dialog = page.getByRole('dialog', { name: /^Split / })
    await dialog.getByLabel('Name').fill(seller.name)
    await dialog.getByLabel('Email').fill(seller.email)
    await dialog.getByRole('textbox', { name: 'Share' }).fill('40')
    await expect(dialog.getByText('$80.00')).toBeVisible()
    await expect(dialog.getByText('$120.00')).toBeVisible()
    await dialog.getByRole('button', { name: 'Split bill' }).click()
    await expect(bill.getByRole('listitem').filter({ hasText: seller.name })).toContainText('$80.00 (40%)')
  })
  await database.invoice.updateMany({
    where: { bookingId, brokerageId: brokerage.id },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'TEST' },
  })
  await test.step('beside the locked photos, each share stands with its payer', async () => {
    await page.goto(`/photo-view?booking_id=${bookingId}`)
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment.getByRole('listitem').first()).toContainText(ownShareName)
    await expect(payment.getByRole('listitem').filter({ hasText: seller.name })).toContainText('$80.00')
    await expect(payment.getByRole('button', { name: payForText(seller.name, true) })).toBeVisible()
  })
  await test.step('the booking says who owes the rest, and leads to the agent’s share', async () => {
    await page.goto(`/booking/${bookingId}`)
    await expect(
      page.getByText(new RegExp(`Your share is .* Photos unlock when ${seller.name} has paid`)),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Pay your share' }).click()
  })
  await test.step('the agent pays their part, and the photos stay locked', async () => {
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: agent.fullName, email: agent.email }, card)
    await expectPaymentSuccess(page)
    // Back on the invoice, where Pay was pressed.
    await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]+\?.*payment=success/)
    await page.goto(`/photo-view?booking_id=${bookingId}`)
    await expect(page.getByRole('heading', { name: waitingForSharesTitle })).toBeVisible()
    await expect(page.getByText(waitingForSharesLabel).last()).toBeVisible()
    await expect(page.getByRole('button', { name: `Copy link for ${seller.name}` })).toBeVisible()
    await expect(page.getByRole('button', { name: payForText(seller.name, true) })).toBeVisible()
  })
  await test.step('the seller pays by the link in their email, without an account', async () => {
    const email = await sandbox.latestEmailTo(seller.email, shareSubject({ amount: '$80.00', street: home }))
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(linkIn(email, '/bill/'))
    await expect(theirs.getByRole('heading', { name: '$80.00' })).toBeVisible()
    await expect(theirs.getByText(agent.email)).toHaveCount(0)
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.waitForURL(/\/checkout\//)
    await payOnCheckout(theirs, { name: seller.name, email: seller.email }, card)
    await expectPaymentSuccess(theirs)
    await expect(theirs.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    const pdf = await theirs.request.get(
      (await theirs.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
    )
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await sandbox.latestEmailTo(seller.email, /^Receipt for /)
    await context.close()
  })
  await test.step("the agent's open page unlocks", async () => {
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
  })
})

/** Adds a shoot of $498.00, half of which a brokerage pays, for an agent with $49.00 of credit. */
async function addCoveredBooking(
  database: PrismaClient,
  { agent, photographer }: { agent: Person; photographer: Person },
) {
  const brokerage = await database.brokerage.create({
    data: {
      name: `Juniper Realty ${Date.now()}`,
      billing: 'ALLOWANCE',
      billingName: 'Bea Ledger',
      billingEmail: `bea-${Date.now()}@brokerage.test`,
    },
  })
  const bookingId = await addShotBooking(database, {
    client: agent,
    photographer,
    street: home,
    status: 'CONFIRMED',
  })
  await database.bookingCoverage.create({
    data: {
      bookingId,
      brokerageId: brokerage.id,
      clientId: agent.profileId,
      basisPoints: 5_000,
      serviceIds: [],
      coveredCents: 24_900,
      isAllowance: true,
    },
  })
  await database.creditEntry.create({
    data: {
      clientId: agent.profileId,
      kind: 'GRANTED',
      amountCents: 4_900,
      currency: 'USD',
      reason: 'Late photos',
      actorId: photographer.profileId,
      idempotencyKey: randomUUID(),
    },
  })
  return { bookingId, brokerage }
}
