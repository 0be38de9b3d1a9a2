import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { chooseFirstText } from '@/lib/billing/invoices/words/due'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import type { Prisma } from '@/prisma/generated/client'
import { listDueInvoices } from './list-due-invoices'

useDatabase()

let dana: Actor
let teo: Actor
let ava: Actor

beforeAll(async () => {
  await createStudio()
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  teo = await createPerson('CLIENT', 'Teo Lindqvist')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
})

/** Issues an invoice to a client for this address, due so many days from today. */
async function issue(client: Actor, address: string, days: number, data: Prisma.InvoiceUpdateInput = {}) {
  const { invoiceId } = await createInvoice(await createBooking(client, ava, address))
  const dueOn = dateToDatabase(addDays(todayIn('America/New_York'), days))
  await db().invoice.update({ where: { id: invoiceId }, data: { dueOn, ...data } })
  return invoiceId
}

async function listStreets(actor: Actor) {
  return (await listDueInvoices(actor)).map(({ street }) => street)
}

describe('listDueInvoices', () => {
  test('lists a client their own, the longest due first, and failed payments before all', async () => {
    await issue(dana, '3 Later Lane', 9)
    await issue(dana, '2 Overdue Way', -3)
    expect(await listStreets(dana)).toEqual(['2 Overdue Way', '3 Later Lane'])
    await issue(dana, '1 Declined Drive', 5, { status: 'FAILED' })
    expect(await listDueInvoices(dana)).toMatchObject([
      { street: '1 Declined Drive', amount: '$498.00', status: 'FAILED', isOverdue: false },
      { street: '2 Overdue Way', status: 'PENDING', isOverdue: true },
    ])
  })

  test('shows them to nobody else', async () => {
    expect(await listDueInvoices(teo)).toEqual([])
    expect(await listDueInvoices(ava)).toEqual([])
  })

  test('says first that photos are to be chosen, while they can be', async () => {
    const finn = await createPerson('CLIENT', 'Finn Aalto')
    const bookingId = await createBooking(finn, ava, '7 Choice Court')
    const deliveryId = await createDelivery(bookingId)
    await createInvoice(bookingId, 49_800, deliveryId)
    expect(await listDueInvoices(finn)).toMatchObject([{ openChoice: null }])
    const offer = { includedPhotos: 3, extraPhotoCents: 1_500 }
    await db().mediaDelivery.update({ where: { id: deliveryId }, data: offer })
    const [due] = await listDueInvoices(finn)
    expect(due).toMatchObject({ openChoice: { bookingId, deliveryId, ticked: 0 } })
    expect(due?.reason).toContain(chooseFirstText(0))
    const expiresOn = dateToDatabase(addDays(todayIn('America/New_York'), -1))
    await db().mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn } })
    expect(await listDueInvoices(finn)).toMatchObject([{ openChoice: null }])
  })

  test('leaves out what is voided, and what the saved card is about to pay', async () => {
    await issue(teo, '4 Void Court', 1, { status: 'VOID' })
    await issue(teo, '5 Open Road', 1)
    const nextAt = new Date()
    const scheduledCharge = { create: { firstAt: nextAt, nextAt, retryDays: [] } }
    await issue(teo, '6 Charged Street', 0, { scheduledCharge })
    expect(await listStreets(teo)).toEqual(['5 Open Road'])
  })
})
