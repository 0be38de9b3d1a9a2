import { randomUUID } from 'node:crypto'
import { combineInvoices } from '@/lib/billing/invoices/commands/combine-invoices'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import type { Payer } from '@/lib/billing/invoices/rules/split-bill'
import { storeCard } from '@/lib/billing/invoices/stripe.fixture'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { todayIn } from '@/lib/platform/time/clock'
import { chargeLateFee } from '@/lib/workflows/charge-late-fee'
import { sendPhotos } from '@/lib/workflows/send-photos'
import type { Invoice } from './invoice'
import { type Chain, createFiles } from './open-chain.fixture'
import { idOf, type Step, usd, zone } from './step'
import { stepsOfChoice } from './steps-of-choices'
import { stepsOfDispute } from './steps-of-disputes'
import { stepsOfStatement } from './steps-of-statements'
import { stepsOfTransfer } from './steps-of-transfers'
import type { Share } from './terms'

/** Lists what can be done next. @param size 1 to 100, of how much of what there is */
export function listSteps(chain: Chain, size: number): Step[] {
  const { model, deliveryId } = chain
  const isBooked = deliveryId === null && model.terms.feeCents === null
  if (isBooked) return [{ name: 'send photos', run: () => send(chain) }]
  const isCancelled = model.terms.feeCents !== null && !model.invoices.some(({ what }) => what === 'fee')
  if (isCancelled) return [{ name: 'charge late fee', run: () => chargeFee(chain) }]
  return [
    ...model.invoices.flatMap((invoice, index) =>
      stepsOf(chain, invoice, size).map(({ name, run }) => ({ name: `${name} ${index} (${size})`, run })),
    ),
    ...stepsOfStatement(chain),
    ...stepsOfTransfer(chain, size),
    ...stepsOfChoice(chain, size),
    { name: 'grant credit', run: () => grant(chain, size * 37) },
  ]
}

function stepsOf(chain: Chain, invoice: Invoice, size: number): Step[] {
  const { model } = chain
  const { status, payer, what, amountCents, dispute, replacedBy, main, payment } = invoice
  const isCollected = payer === 'brokerage' && Boolean(model.terms.coverage?.paysMonthly)
  const steps: (Step | false)[] = []
  if (status === 'PENDING' && !isCollected) {
    steps.push({ name: 'pay in cash', run: () => pay(chain, invoice) })
    // Stripe charges no less.
    if ((payer === 'client' || payer === 'second') && amountCents >= 50) {
      const by = size > 60 ? 'disputed card' : 'card'
      steps.push({ name: `pay by ${by}`, run: () => payCard(chain, invoice, by) })
    }
  }
  const bill = [invoice, ...model.invoices.filter((one) => one.main === invoice)]
  const isFixed = bill.some((one) => one.isOnStatement && one.status === 'PENDING')
  if (status === 'PENDING' && !isFixed) steps.push({ name: 'void', run: () => voidIt(chain, invoice) })
  const left = model.refundableCents(invoice)
  if (left > 0 && dispute === null) {
    const isPrepaid = amountCents === 0
    const cents = isPrepaid || size > 50 ? left : Math.max(1, Math.round((left * size) / 50))
    if (payment !== 'disputed card')
      steps.push({ name: 'refund', run: () => refund(chain, invoice, cents, false) })
    if (payer !== 'brokerage' && !isPrepaid)
      steps.push({ name: 'refund as credit', run: () => refund(chain, invoice, cents, true) })
  }
  const isOver = status === 'VOID' || status === 'REFUNDED'
  // What a brokerage pays of one service only can't be computed from sums once the rest was split.
  const isKnown = !model.terms.coverage?.isSecondOnly || !model.invoices.some((one) => one.payer === 'person')
  const isNewest = replacedBy === null && (what !== 'photos' || main !== null || invoice === model.covering)
  if (isOver && isNewest && (isKnown || !model.isAllVoid(invoice)) && what !== 'deposit')
    steps.push({ name: 'replace', run: () => replace(chain, invoice, size) })
  const shares = model.invoices.filter((one) => one.main === invoice && one.status !== 'VOID')
  const people = shares.filter((one) => one.payer === 'person')
  if (invoice === model.covering && main === null) {
    const isSplit = invoice.billCents !== null && !(shares.length > 0 && people.length === 0)
    if (status === 'PENDING' && !isSplit) {
      const cents = Math.round((amountCents * size) / 100)
      if (cents > 0) steps.push({ name: 'split', run: () => split(chain, invoice, { cents }) })
    }
    const isUnpaid = people.length > 0 && people.every((one) => one.status === 'PENDING')
    if (isUnpaid && (status === 'PENDING' || amountCents === 0))
      steps.push({ name: 'combine', run: () => combine(chain, invoice, people) })
  }
  if (payment === 'disputed card') steps.push(...stepsOfDispute(chain, invoice))
  return steps.filter((step) => step !== false)
}

const person: Payer = { kind: 'person', name: 'Sam Seller', email: 'sam@seller.test' }

async function send(chain: Chain): Promise<void> {
  const { model, photographer, bookingId } = chain
  const { extraCents, includesTax, choice } = model.terms
  if (model.terms.creditCents > 0) await grant(chain, model.terms.creditCents)
  const sold = model.withTax(model.orderCents + extraCents, includesTax)
  const share = chooseShare(chain, sold.saleCents - model.coveredCents(sold.saleCents))
  const fullFileIds = await createFiles(photographer.profileId, 5)
  const input = await makeSendInput(photographer, bookingId, {
    fullFileIds,
    amount: usd(model.orderCents),
    ...(extraCents > 0 && { extras: [{ name: 'Prints', amount: usd(extraCents), serviceId: null }] }),
    ...(share && { split: { currency: 'USD', shares: [{ ...share, payer: person }] } }),
    ...(choice && { choice: { includedPhotos: choice.included, extraPhoto: usd(choice.extraCents) } }),
  })
  chain.deliveryId = (await sendPhotos(photographer, input)).deliveryId
  model.issueBill({ ...sold, what: 'photos', includesTax, share, isCovered: true, replaces: null })
}

/** Returns what someone else pays: an amount, or a percentage where nothing was paid in advance. */
function chooseShare({ model }: Chain, restCents: number): Share | null {
  const { sharePercent } = model.terms
  const prepaidCents = model.availableCents + model.creditCents
  const cents = Math.round(((restCents - prepaidCents) * (sharePercent ?? 0)) / 100)
  if (sharePercent === null || cents <= 0) return null
  return prepaidCents === 0 ? { basisPoints: sharePercent * 100 } : { cents }
}

async function chargeFee({ model, photographer, bookingId }: Chain): Promise<void> {
  await chargeLateFee(photographer, bookingId)
  const pricedCents = model.terms.feeCents ?? 0
  model.issueOne({ what: 'fee', payer: 'client', pricedCents, deducts: true })
  const [deposit] = model.invoices
  const left = model.availableCents
  if (deposit && left > 0) model.refund(deposit, left)
}

async function grant({ model, photographer, client }: Chain, cents: number): Promise<void> {
  const change = {
    clientId: client.profileId,
    direction: 'grant',
    amount: usd(cents),
    reason: 'Gray sky',
  } as const
  await changeCredit(photographer, { ...change, idempotencyKey: randomUUID() })
  model.grant(cents)
}

async function pay(chain: Chain, invoice: Invoice): Promise<void> {
  const invoiceId = await idOf(chain, invoice)
  await markPaid(chain.photographer, { invoiceId, method: 'CASH', paidOn: todayIn(zone), note: '' })
  chain.model.pay(invoice, 'cash')
}

async function payCard(chain: Chain, invoice: Invoice, by: 'card' | 'disputed card'): Promise<void> {
  const invoiceId = await idOf(chain, invoice)
  const actor = invoice.payer === 'second' ? chain.second : chain.client
  const number = by === 'card' ? '4242424242424242' : '4000000000000259'
  const { id: cardId } = await storeCard(actor, number)
  await payByCard(actor, { invoiceId, cardId })
  chain.model.pay(invoice, by)
}

async function voidIt(chain: Chain, invoice: Invoice): Promise<void> {
  await voidInvoice(chain.photographer, { invoiceId: await idOf(chain, invoice), reason: 'Wrong amount' })
  chain.model.void(invoice)
}

async function refund(chain: Chain, invoice: Invoice, cents: number, asCredit: boolean): Promise<void> {
  await requestRefund(chain.photographer, {
    invoiceId: await idOf(chain, invoice),
    amount: usd(cents),
    reason: 'A smaller shoot',
    idempotencyKey: randomUUID(),
    ...(asCredit && { destination: 'credit' as const }),
  })
  if (invoice.amountCents === 0) chain.model.refundPrepaid(invoice)
  else chain.model.refund(invoice, cents, asCredit)
}

async function replace(chain: Chain, invoice: Invoice, size: number): Promise<void> {
  const { model } = chain
  const same = model.replacementCents(invoice)
  const isSame = size > 50 || (model.isAllVoid(invoice) && model.terms.coverage?.isSecondOnly)
  const pricedCents = isSame ? same : Math.max(1, Math.round((same * size) / 50))
  await replaceInvoice(chain.photographer, {
    invoiceId: await idOf(chain, invoice),
    amount: usd(pricedCents),
  })
  model.reissue(invoice, pricedCents)
}

async function split(chain: Chain, invoice: Invoice, share: Share): Promise<void> {
  const invoiceId = await idOf(chain, invoice)
  await splitInvoice(chain.client, { invoiceId, currency: 'USD', shares: [{ ...share, payer: person }] })
  chain.model.voidOne(invoice)
  const { what, includesTax, saleCents, taxCents } = invoice
  chain.model.issueBill({
    what,
    includesTax,
    saleCents,
    taxCents,
    share,
    isCovered: false,
    replaces: invoice,
    isRearranged: true,
  })
}

async function combine(chain: Chain, invoice: Invoice, people: readonly Invoice[]): Promise<void> {
  await combineInvoices(chain.client, await idOf(chain, invoice))
  const { model } = chain
  const all = [invoice, ...people]
  for (const one of all) {
    if (one.status === 'PENDING') model.voidOne(one)
  }
  const { what, includesTax } = invoice
  const [saleCents, taxCents] = (['saleCents', 'taxCents'] as const).map((key) =>
    all.reduce((total, one) => total + one[key], 0),
  )
  const sold = { saleCents: saleCents ?? 0, taxCents: taxCents ?? 0, share: null, isCovered: false }
  const combined = model.issueBill({ what, includesTax, ...sold, replaces: invoice, isRearranged: true })
  for (const one of people) one.replacedBy = combined
}
