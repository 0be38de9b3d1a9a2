import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { recordInvoiceView } from '@/lib/billing/invoices/commands/record-invoice-view'
import { sendReminder } from '@/lib/billing/invoices/commands/send-reminder'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { readHistory } from './read-history'
import { readInvoice } from './read-invoice'

useDatabase()

let dana: Actor
let ava: Actor
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  invoiceId = (await createInvoice(await createBooking(dana, ava, '903 Chestnut Street, Asheville')))
    .invoiceId
})

const titlesOf = async (actor: Actor) => (await readHistory(actor, invoiceId)).map(({ title }) => title)

describe('readInvoice', () => {
  test('shows an invoice to its client and its photographer, with what each may do', async () => {
    expect(await readInvoice(dana, invoiceId)).toMatchObject({
      client: { fullName: 'Dana Whitfield' },
      booking: { address: '903 Chestnut Street, Asheville' },
      amount: '$498.00',
      balance: '$498.00',
      totals: [
        { label: 'Total', amount: '$498.00' },
        { label: 'Sales tax (8.25%), included', amount: '$37.95' },
      ],
      stamp: null,
      can: { pay: true, markPaid: false, remind: false, refund: false, void: false },
    })
    expect((await readInvoice(ava, invoiceId))?.can).toEqual({
      pay: false,
      markPaid: true,
      remind: true,
      refund: false,
      void: true,
      replace: false,
      split: false,
      stopCharge: false,
    })
  })

  test('returns null for anyone else, and for an invalid id', async () => {
    const others = [await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER')]
    for (const other of others) {
      expect(await readInvoice(other, invoiceId)).toBeNull()
      expect(await readHistory(other, invoiceId)).toEqual([])
    }
    expect(await readInvoice(dana, 'x')).toBeNull()
  })
})

describe('readHistory', () => {
  test('records views by the client once a day, and none by others', async () => {
    const stranger = await createPerson('CLIENT')
    await Promise.all(
      [dana, dana, dana, ava, stranger].map((actor) => recordInvoiceView(actor, invoiceId, 'OPENED')),
    )
    await recordInvoiceView(dana, invoiceId, 'DOWNLOADED')
    const kinds = await db().invoiceEvent.findMany({
      where: { invoiceId, kind: { in: ['OPENED', 'DOWNLOADED'] } },
      select: { kind: true, actorId: true },
      orderBy: { kind: 'asc' },
    })
    expect(kinds).toEqual([
      { kind: 'OPENED', actorId: dana.profileId },
      { kind: 'DOWNLOADED', actorId: dana.profileId },
    ])
  })

  test('shows photographers all events and emails, and clients only their own', async () => {
    await sendReminder(ava, invoiceId)
    const studio = await titlesOf(ava)
    expect(studio).toEqual(expect.arrayContaining(['Reminder sent', 'PDF downloaded', 'Opened', 'Issued']))
    expect(studio).toHaveLength(4)
    expect(await titlesOf(dana)).toEqual(['Reminder sent', 'Issued'])
    const [reminder] = (await readHistory(ava, invoiceId)).filter(({ title }) => title === 'Reminder sent')
    expect(reminder?.detail).toBe(`By you. To ${dana.email}, queued.`)
    expect(reminder?.when).toMatch(/, \d\d:\d\d E[SD]T$/)
  })
})
