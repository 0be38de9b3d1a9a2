import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { listMails } from '@/lib/studio/notifications/queries/list-mails'
import { MailFilter } from '@/lib/studio/notifications/schema'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { findHiddenNumbers } from './find-hidden-numbers'

useDatabase()

let ava: Actor
let noah: Actor
let numbers: { ava: string; noah: string }

beforeAll(async () => {
  await createStudio()
  const dana = await createPerson('CLIENT', 'Dana Whitfield')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Reyes')
  numbers = { ava: await invoiceOf(ava), noah: await invoiceOf(noah) }

  async function invoiceOf(photographer: Actor): Promise<string> {
    const { invoiceId } = await createInvoice(await createBooking(dana, photographer))
    const { invoiceNumber } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
    return invoiceNumber
  }
})

const failedPayment = (invoiceNumber: string) => ({
  to: 'dana@example.test',
  template: 'payment-failed' as const,
  props: {
    fullName: 'Dana',
    address: '5 Pavilion Way, Fletcher',
    invoiceNumber,
    amount: '$498.00',
    link: 'http://localhost:3000/invoices',
  },
})

test('hides a colleague’s invoice numbers and no other words', async () => {
  const words = [numbers.ava, numbers.noah, 'Invoice', 'NL-2026-9999']
  expect(await findHiddenNumbers(ava, words)).toEqual(new Set([numbers.noah]))
  expect(await findHiddenNumbers(noah, words)).toEqual(new Set([numbers.ava]))
})

test('the email log hides invoice numbers in a colleague’s emails, sent ones too', async () => {
  await db().$transaction(async (tx) => {
    await queueMail(tx, failedPayment(numbers.ava))
    await queueMail(tx, failedPayment(numbers.noah))
  })
  const sent = { status: 'SENT', payload: { subject: `Invoice ${numbers.noah}: $498.00` } } as const
  await db().outboxMessage.create({
    data: { kind: 'MAIL', topic: 'invoice-issued', recipient: 'x', ...sent },
  })
  const log = await listMails(ava, MailFilter.parse({}), (words) => findHiddenNumbers(ava, words))
  expect(log.items).toHaveLength(3)
  expect(log.items.filter(({ subject }) => subject?.includes(numbers.ava))).toHaveLength(1)
  expect(JSON.stringify(log.items)).not.toContain(numbers.noah)
})
