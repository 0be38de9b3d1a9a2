import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { paysText } from '@/lib/brokerages/words'
import { splitTexts, waitingForSharesLabel, waitingForSharesTitle } from '@/lib/deliveries/words/deliveries'
import { invoiceSubjects, paymentEffects } from '@/lib/invoices/words/notifications'
import { payForText, sharedByText, shareSubject, splitBillText } from '@/lib/invoices/words/shares'

const street = `${1000 + (Date.now() % 9000)} Foxglove Court`
const card = '4242424242424242'
const seller = { name: 'Rowan Teague', email: `rowan-${Date.now()}@seller.test` }

test('an agent splits a bill with the seller; the second payment unlocks the photos, and a refund goes back by share', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const agent = await makePerson(database, 'client', 'Imogen Vale')
  const photographer = await makePerson(database, 'photographer', 'Casper Lind')
  const bookingId = await addShotBooking(database, {
    client: agent,
    photographer,
    street,
    status: 'CONFIRMED',
  })
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, agent.email)
  await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(3) })
  const { id: firstId } = await database.invoice.findFirstOrThrow({ where: { bookingId } })
  const bill = page.getByRole('region', { name: sharedByText(2) })

  await test.step('the agent splits it, undoes it, and splits it again', async () => {
    await page.goto(`/invoices/${firstId}`)
    await split(page)
    await bill.getByRole('button', { name: 'Combine again' }).click()
    await page.getByRole('button', { name: 'Combine', exact: true }).click()
    await expect(bill).toHaveCount(0)
    await expect(page.getByText('$498.00').first()).toBeVisible()
    await split(page)
    await expect(bill.getByRole('listitem').filter({ hasText: seller.name })).toContainText('$199.20 (40%)')
    await expectAccessible(page)
  })
  const otherUnpaid = `Photos unlock when ${seller.name} has paid the other $199.20.`
  const places = [`/photo-gallery?booking_id=${bookingId}`, `/photo-view?booking_id=${bookingId}`]

  await test.step('gallery, photo view and booking say who owes the rest', async () => {
    const summary = `Your share is $298.80 of $498.00. ${otherUnpaid}`
    for (const place of [...places, `/booking/${bookingId}`]) {
      await page.goto(place)
      await expect(page.getByText(summary)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Pay your share' }).click()
    await expect(page.getByText(summary)).toBeVisible()
  })
  await test.step('the agent pays their part, and the photos stay locked', async () => {
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: agent.fullName, email: agent.email }, card)
    await expectPaymentSuccess(page)
    // Back on the invoice, where Pay was pressed.
    await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]+\?.*payment=success/)
    for (const place of places) {
      await page.goto(place)
      await expect(page.getByRole('heading', { name: waitingForSharesTitle })).toBeVisible()
      await expect(page.getByText(`Your share of $298.80 is paid. ${otherUnpaid}`)).toBeVisible()
      await expect(page.getByText(waitingForSharesLabel).last()).toBeVisible()
      await expect(page.getByRole('button', { name: `Copy link for ${seller.name}` })).toBeVisible()
      await expect(page.getByRole('button', { name: payForText(seller.name, true) })).toBeVisible()
    }
    const photo = await database.photo.findFirstOrThrow({ where: { delivery: { bookingId } } })
    expect((await page.request.get(`/api/photos/${photo.id}/original`)).status()).toBe(404)
  })
  await test.step('the seller pays by the link in their email, without an account', async () => {
    const email = await sandbox.latestEmailTo(seller.email, shareSubject({ amount: '$199.20', street }))
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(linkIn(email, '/bill/'))
    await expect(theirs.getByRole('heading', { name: '$199.20' })).toBeVisible()
    await expect(theirs.getByText(agent.email)).toHaveCount(0)
    const summary = 'Your share is $199.20 of $498.00. Photos unlock when you pay it.'
    await expect(theirs.getByText(summary)).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.waitForURL(/\/checkout\//)
    await payOnCheckout(theirs, { name: seller.name, email: seller.email }, card)
    await expectPaymentSuccess(theirs)
    await expect(theirs.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    await expect(theirs.getByText('Your share of $199.20 is paid. The photos are unlocked.')).toBeVisible()
    const pdf = await theirs.request.get(
      (await theirs.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
    )
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await sandbox.latestEmailTo(seller.email, /^Receipt for /)
    await context.close()
  })
  await test.step("the agent's open page unlocks", async () => {
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
    const notices = await database.notification.findMany({
      where: { bookingId, userId: agent.userId, message: { contains: paymentEffects.unlocks } },
    })
    expect(notices).toHaveLength(1)
  })
  await test.step("the studio refunds a part of the seller's share, which leaves the photos open", async () => {
    const share = await database.invoice.findFirstOrThrow({
      where: { bookingId, payerEmail: seller.email, status: 'COMPLETED' },
    })
    await studio.goto(`/invoices/${share.id}`)
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = studio.getByRole('dialog', { name: /^Refund / })
    await dialog.getByLabel('Amount').fill('50.00')
    await dialog.getByLabel('Reason').fill('The twilight photos were left out')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(studio.getByText('$50.00 refunded').first()).toBeVisible()
    const named = { invoiceNumber: share.invoiceNumber, amount: '$50.00' }
    await sandbox.latestEmailTo(seller.email, invoiceSubjects.refunded(named))
    await page.reload()
    await expect(page.getByText('Photos Unlocked!')).toBeVisible()
  })
  await test.step('the books add up', async () => {
    const sums = await database.$queryRaw<{ account: string; cents: bigint }[]>`
      SELECT p.account, sum(p.cents) AS cents FROM ledger_postings AS p JOIN invoices AS i ON i.id = p.invoice_id
      WHERE i.booking_id = ${bookingId}::uuid AND p.kind NOT LIKE 'STRIPE_%' GROUP BY p.account`
    const of = (account: string) => Number(sums.find((sum) => sum.account === account)?.cents ?? 0)
    expect([of('RECEIVABLE'), of('CLEARING')]).toEqual([0, 49_800 - 5_000])
    expect(sums.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(0)
  })
})

test('a photographer splits what a brokerage and credit leave of a bill when sending the photos', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const agent = await makePerson(database, 'client', 'Linnea Hart')
  const photographer = await makePerson(database, 'photographer', 'Ottoline Reyes')
  const home = `${1000 + (Date.now() % 9000)} Juniper Hollow`
  const owner = { name: 'Wilma Sorensen', email: `wilma-${Date.now()}@seller.test` }
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
  const studio = await newPage()
  await signIn(studio, photographer.email)
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
  const { id } = await database.invoice.findFirstOrThrow({ where: { bookingId, shareOfId: null } })
  const page = await newPage()
  await signIn(page, agent.email)
  await page.goto(`/invoices/${id}`)
  const bill = page.getByRole('region', { name: sharedByText(3) })
  await expect(bill.getByRole('listitem').filter({ hasText: owner.name })).toContainText('$80.00 (40%)')
  await expect(bill.getByRole('listitem').filter({ hasText: agent.fullName })).toContainText('$120.00 (60%)')
})

/** Splits the invoice on this page 60/40 with the seller. */
async function split(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Split this bill' }).click()
  const dialog = page.getByRole('dialog', { name: /^Split / })
  await dialog.getByLabel('Name').fill(seller.name)
  await dialog.getByLabel('Email').fill(seller.email)
  await dialog.getByRole('textbox', { name: 'Share' }).fill('40')
  await expect(dialog.getByText('$199.20')).toBeVisible()
  await expect(dialog.getByText('$298.80')).toBeVisible()
  await dialog.getByRole('button', { name: 'Split bill' }).click()
  await expect(page.getByRole('region', { name: sharedByText(2) })).toBeVisible()
}
