import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { sumExport, sumLedger } from '@/lib/billing/ledger/export.fixture'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { readBalances } from './read-ledger'
import { readTaxReport } from './read-tax-report'

useDatabase()

const zone = 'America/New_York'
const always = { from: '2000-01-01', to: '2099-12-31' }

let photographer: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})
afterEach(async () => {
  await db().taxRate.deleteMany()
})

const usd = (cents: number) => ({ cents, currency: 'USD' })

const payInCash = (invoiceId: string) =>
  markPaid(photographer, { invoiceId, method: 'CASH', paidOn: todayIn(zone), note: '' })

const refund = (invoiceId: string, cents: number) =>
  requestRefund(photographer, {
    invoiceId,
    amount: usd(cents),
    reason: 'A smaller shoot',
    idempotencyKey: randomUUID(),
  })

type Sale = { cents: number; pricesIncludeTax: boolean; depositCents: number; creditCents: number }

/** Issues and pays a deposit, grants credit, and issues a sale that deducts both. Returns the sale's invoice. */
async function sell({ cents, pricesIncludeTax, depositCents, creditCents }: Sale) {
  client = await createPerson('CLIENT')
  const bookingId = await createBooking(client, photographer)
  const issue = (amountCents: number, kind: 'DEPOSIT' | 'OTHER') =>
    db().$transaction((tx) =>
      issueInvoice(tx, {
        bookingId,
        deliveryId: null,
        amountCents,
        pricesIncludeTax: kind === 'DEPOSIT' || pricesIncludeTax,
        lines: [{ kind, description: 'Photo Shoot', amountCents }],
        deductsDeposit: kind === 'OTHER',
      }),
    )
  if (depositCents > 0) await payInCash((await issue(depositCents, 'DEPOSIT')).invoiceId)
  if (creditCents > 0) {
    const clientId = client.profileId
    const change = { clientId, direction: 'grant', amount: usd(creditCents), reason: 'Gray sky' } as const
    await changeCredit(photographer, { ...change, idempotencyKey: randomUUID() })
  }
  return issue(cents, 'OTHER')
}

/** Returns each account's balance, all of which add up to zero, and checks that the tax report and exports say the same. */
async function balances(): Promise<Record<string, number>> {
  const rows = await readBalances(photographer, always, zone)
  expect(rows.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0)
  const all = Object.fromEntries(rows.map(({ account, closingCents }) => [account, closingCents]))
  const [report] = await readTaxReport(photographer, 'issued', always, zone)
  const { taxableCents = 0, untaxedCents = 0, taxCents = 0, taxes = [] } = report ?? {}
  expect({ SALES: 0 - taxableCents - untaxedCents, TAX: 0 - taxCents }).toEqual({
    SALES: all.SALES ?? 0,
    TAX: all.TAX ?? 0,
  })
  expect(taxes.reduce((sum, tax) => sum + tax.taxCents, 0)).toBe(taxCents)
  expect(await sumExport(always, zone)).toEqual(await sumLedger(always, zone))
  return all
}

/** Returns what an action adds to each account. */
async function added(act: () => Promise<unknown>) {
  const before = await balances()
  await act()
  const after = await balances()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differences = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(differences.filter(([, cents]) => cents !== 0))
}

test('a refund of the rest is split over the sale, and not over the deposit', async () => {
  await createTaxRate(7_000)
  const sale = { cents: 29_900, pricesIncludeTax: false, depositCents: 7_998, creditCents: 0 }
  const { invoiceId, amountCents } = await sell(sale)
  expect(amountCents).toBe(31_993 - 7_998)
  await payInCash(invoiceId)
  expect(await added(() => refund(invoiceId, 3_995))).toEqual({ CASH: -3_995, SALES: 3_734, TAX: 261 })
  // The deposit is the client's again once everything else is refunded.
  expect(await added(() => refund(invoiceId, amountCents - 3_995))).toEqual({
    CASH: 3_995 - amountCents,
    SALES: 29_900 - 3_734,
    TAX: 2_093 - 261,
    DEPOSITS: -7_998,
  })
})

test('with account credit too', async () => {
  await createTaxRate(7_000)
  const sale = { cents: 32_093, pricesIncludeTax: false, depositCents: 10_833, creditCents: 4_111 }
  const { invoiceId, amountCents } = await sell(sale)
  expect(amountCents).toBe(32_093 + 2_247 - 10_833 - 4_111)
  await payInCash(invoiceId)
  expect(await added(() => refund(invoiceId, 5_000))).toEqual({ CASH: -5_000, SALES: 4_673, TAX: 327 })
})
