import { isDeepStrictEqual } from 'node:util'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { sumExport, sumLedger } from '@/lib/billing/ledger/export.fixture'
import { readBalances } from '@/lib/billing/ledger/queries/read-ledger'
import { readTaxReport } from '@/lib/billing/ledger/queries/read-tax-report'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { checks } from '@/lib/workflows/doctor/checks'
import type { Invoice } from './invoice'
import type { Model } from './model'
import type { Chain } from './open-chain.fixture'
import { expectShareTexts, readShareTexts } from './share-texts'
import { zone } from './step'

const always = { from: '2000-01-01', to: '2099-12-31' }
const usd = (cents: number) => formatCents(cents, 'USD')

/** @throws Error with both, unless the portal says what the model does */
function agree(what: string, portal: unknown, model: unknown): void {
  if (isDeepStrictEqual(portal, model)) return
  throw new Error(`${what}: the portal has ${JSON.stringify(portal)}, the model ${JSON.stringify(model)}`)
}

/** What the books have in all, of which a chain adds its own. */
export type Books = Record<string, number>

export async function readBooks({ owner }: Pick<Chain, 'owner'>): Promise<Books> {
  const rows = await readBalances(owner, always, zone)
  const books = Object.fromEntries(rows.map(({ account, closingCents }) => [account, closingCents]))
  for (const basis of ['issued', 'paid'] as const) {
    const [report] = await readTaxReport(owner, basis, always, zone)
    const { taxableCents = 0, untaxedCents = 0, taxCents = 0, taxes = [] } = report ?? {}
    agree(
      'taxes of the report',
      taxes.reduce((total, tax) => total + tax.taxCents, 0),
      taxCents,
    )
    books[`${basis} net`] = taxableCents + untaxedCents
    books[`${basis} tax`] = taxCents
  }
  return books
}

/** Compares what the portal says of a chain with what the model does. */
export async function compare(chain: Chain, before: Books): Promise<void> {
  const { model, bookingId } = chain
  const rows = await db().invoice.findMany({ where: { bookingId }, orderBy: { invoiceNumber: 'asc' } })
  agree('invoices', rows.map(shownRow), model.invoices.map(shownInvoice))
  const after = await readBooks(chain)
  agree('books', difference(before, after), expectedBooks(model))
  agree('export and ledger', await sumExport(always, zone), await sumLedger(always, zone))
  for (const [index, { id }] of rows.entries()) {
    const invoice = model.invoices[index]
    const printed = await readInvoice(chain.photographer, id)
    if (invoice && printed) agree(`document ${index}`, totalsOf(printed), documentOf(invoice))
  }
  if (chain.deliveryId) {
    const { deliveryId } = chain
    const seen = await findDelivery(chain.client, { deliveryId })
    agree('photos unlocked', [seen?.open, seen?.paid], [model.isUnlocked, model.isUnlocked])
    const count = model.terms.choice ? model.unlockedPhotos : 5
    agree('number of photos unlocked', seen?.photos.length, model.isUnlocked ? count : 0)
    const ids = rows.map(({ id }) => id)
    agree('what payers read', await readShareTexts(chain, ids), expectShareTexts(model))
    const sold = model.invoices.findLast(({ what }) => what === 'transfer')
    const second = await findDelivery(chain.second, { deliveryId })
    agree('photos unlocked for the second agent', second?.open, sold && sold.status === 'COMPLETED')
  }
}

function shownRow(row: Awaited<ReturnType<ReturnType<typeof db>['invoice']['findMany']>>[number]) {
  const { status, amountCents, taxCents, depositCents, creditCents, refundedCents } = row
  return { status, amountCents, taxCents, depositCents, creditCents, refundedCents }
}

function shownInvoice(invoice: Invoice): ReturnType<typeof shownRow> {
  const { what, status, amountCents, taxCents, deductedCents, creditCents, refundedCents } = invoice
  const depositCents = what === 'deposit' ? amountCents : 0 - deductedCents - creditCents
  return { status, amountCents, taxCents, depositCents, creditCents: 0 - creditCents, refundedCents }
}

/** What a chain adds to the books, without what is zero. Money at Stripe is either there or on its way. */
function difference(before: Books, after: Books): Books {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes: Books = {}
  for (const name of names) {
    const shown = ['CLEARING', 'STRIPE', 'FEES', 'DISPUTES'].includes(name) ? 'CARDS' : name
    changes[shown] = (changes[shown] ?? 0) + (after[name] ?? 0) - (before[name] ?? 0)
  }
  return withoutZeros(changes)
}

function expectedBooks(model: Model): Books {
  const books: Books = { ...model.ledger }
  const net = model.ledger.SALES
  books['issued net'] = 0 - net
  books['issued tax'] = 0 - model.ledger.TAX
  const unpaid = model.invoices.filter(({ status }) => status === 'PENDING')
  books['paid net'] = 0 - net - unpaid.reduce((total, one) => total + one.saleCents - one.taxCents, 0)
  books['paid tax'] = 0 - model.ledger.TAX - unpaid.reduce((total, one) => total + one.taxCents, 0)
  return withoutZeros(books)
}

function withoutZeros(books: Books): Books {
  return Object.fromEntries(
    Object.entries(books)
      .filter(([, cents]) => cents !== 0)
      .sort(),
  )
}

type Printed = NonNullable<Awaited<ReturnType<typeof readInvoice>>>

/** What a document says of the money, in the order in which it says it. */
function totalsOf({ totals, amount, balance, refunded }: Printed) {
  const rows = totals.filter(({ label }) =>
    /^Total$|^Deposit paid|^Account credit|^Refunded|^Taken back|^Tax in th/.test(label),
  )
  return { totals: rows.map((row) => [row.label.split(' (')[0], row.amount]), amount, balance, refunded }
}

function documentOf(invoice: Invoice): ReturnType<typeof totalsOf> {
  const { what, status, saleCents, amountCents, deductedCents, creditCents, refundedCents } = invoice
  const row = (label: string, cents: number) => [label, usd(cents)]
  const isPrepaid = amountCents === 0 && status === 'REFUNDED'
  const returned = isPrepaid ? deductedCents + creditCents : refundedCents
  const tax = refundedTax(invoice)
  return {
    totals: [
      row('Total', what === 'deposit' ? amountCents : saleCents),
      ...(deductedCents > 0 ? [row('Deposit paid', -deductedCents)] : []),
      ...(creditCents > 0 ? [row('Account credit', -creditCents)] : []),
      ...(returned > 0 ? [row(invoice.isTakenBack ? 'Taken back by the bank' : 'Refunded', returned)] : []),
      ...(returned > 0 && tax > 0
        ? [row(invoice.isTakenBack ? 'Tax in that amount' : 'Tax in the refund', tax)]
        : []),
    ],
    amount: usd(amountCents),
    balance: usd(status === 'PENDING' ? amountCents : 0),
    refunded: returned > 0 ? usd(returned) : null,
  }
}

/** The tax in what was refunded: all of it, or its part of the sale. */
function refundedTax({ status, saleCents, taxCents, refundedCents }: Invoice): number {
  if (status === 'REFUNDED') return taxCents
  return saleCents === 0 ? 0 : Math.round((taxCents * refundedCents) / saleCents)
}

const quiet = { readsContents: false, showProgress: () => undefined }

/** Lists what the doctor finds, by its check and id. */
export async function examineBooks(): Promise<string[]> {
  const found: string[] = []
  for (const check of checks) {
    const findings = await check.find(quiet)
    found.push(...findings.map(({ id, text }) => `${check.name} ${id} ${text}`))
  }
  return found
}

/** Compares what the doctor finds that isn't known with the one thing that it may find: a deposit that nothing deducts. */
export async function examineChain({ model, deliveryId }: Chain, known: Set<string>): Promise<void> {
  const isDecided = deliveryId !== null || model.invoices.some(({ what }) => what === 'fee')
  const found = (await examineBooks()).filter((finding) => !known.has(finding))
  const left = model.availableCents
  const expected = isDecided && left > 0 ? [formatCents(left, 'USD')] : []
  const isExpected = (finding: string) =>
    finding.startsWith('unused-deposits') && finding.includes(expected[0] ?? '?')
  agree(
    'findings of the doctor',
    found.filter((finding) => !isExpected(finding)),
    [],
  )
  agree('unused deposits', found.filter(isExpected).length, expected.length)
}
