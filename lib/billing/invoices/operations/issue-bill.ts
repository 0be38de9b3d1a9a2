import 'server-only'
import { dueNotBefore } from '@/lib/billing/invoices/rules/charging'
import type { Prepaid } from '@/lib/billing/invoices/rules/deposit'
import { type Share, splitAmongPeople, splitCovered } from '@/lib/billing/invoices/rules/split-bill'
import { sharesTooLargeText } from '@/lib/billing/invoices/words/shares'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { type CreatedInvoice, createInvoice, type InvoiceTerms, type TaxedLine } from './create-invoice'
import { deductPrepaid } from './deduct-prepaid'

/** The invoice of one of a bill's payers besides the booking's client. */
export type IssuedShare = CreatedInvoice & Pick<Share, 'payer'>

/** A bill's main invoice, with its shares. */
export type IssuedInvoice = CreatedInvoice & {
  shares: IssuedShare[]
  /** Whether nothing of the bill is left to pay. */
  isFullyPaid: boolean
}

type Bill = InvoiceTerms & {
  /** Without deposits. */
  lines: readonly TaxedLine[]
  /** Those of others; the client pays the rest. */
  shares: readonly Share[]
  /** Whether what the client paid in advance is deducted, and then account credit. */
  deductsDeposit: boolean
  /** The most to deduct of it; by default all there is. */
  prepaidLimit?: Prepaid | undefined
  /** The replaced main invoice, whose shares stay with its bill. */
  inheritsSharesOf?: string | undefined
  /** By default as the studio's terms say. */
  dueOn?: CalendarDate
  /** The day on which the client's card is charged; it isn't due before. */
  chargedOn?: CalendarDate | undefined
  actorId: string | null
  replaces: string | undefined
}

/**
 * Issues a bill whose lines are taxed: one invoice, or one for each payer of a shared bill. Locks the year's counter until the
 * caller commits, so that no number is used twice and a rollback leaves no gap.
 * People share what is left to pay after a brokerage, a deposit, and credit.
 * @throws AppError `invalid` for shares of more than that, or of less than a cent
 */
export async function issueBill(tx: Transaction, bill: Bill): Promise<IssuedInvoice> {
  const { lines, shares: given, deductsDeposit, prepaidLimit, chargedOn, inheritsSharesOf, ...common } = bill
  const soldCents = sumOf(lines)
  const covered = given.find(({ payer }) => payer.kind === 'brokerage')
  const people = given.filter((share) => share !== covered)
  const shares = covered ? [covered, ...people] : people
  const [rest, ...ofBrokerage] = splitCovered(lines, covered) ?? []
  if (!rest) throw new AppError('invalid', sharesTooLargeText)
  const studio = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, invoicePrefix: true, invoiceDueDays: true },
  })
  const today = todayIn(studio.timeZone)
  const dueOn = bill.dueOn ?? addDays(today, studio.invoiceDueDays)
  // The tax is that of the whole sale, so the deposit is deducted from the taxed total.
  const { deposits, credits } = deductsDeposit
    ? await deductPrepaid(tx, bill, { maxCents: sumOf(rest), limit: prepaidLimit })
    : { deposits: [], credits: [] }
  const prepaid = [...deposits, ...credits]
  const dueCents = sumOf([...rest, ...prepaid])
  const ofPeople = splitAmongPeople(rest, people, -sumOf(prepaid))
  if (!ofPeople) throw new AppError('invalid', sharesTooLargeText)
  const [ownLines = [], ...linesOfPeople] = ofPeople
  const linesOfOthers = [...ofBrokerage, ...linesOfPeople]
  const terms = {
    ...common,
    billCents: common.billCents ?? (shares.length > 0 ? soldCents : null),
    sharedCents: people.length > 0 ? dueCents : common.sharedCents,
    prefix: studio.invoicePrefix,
    today,
    dueOn,
  }
  const main = await createInvoice(tx, {
    ...terms,
    lines: [...ownLines, ...prepaid],
    creditCents: sumOf(credits),
    isPaidByBrokerage: people.length === 0,
    dueOn: dueNotBefore(dueOn, chargedOn ?? today),
  })
  if (inheritsSharesOf) await moveShares(tx, inheritsSharesOf, main.invoiceId)
  const issued: IssuedShare[] = []
  for (const [index, { payer }] of shares.entries()) {
    const share = await createInvoice(tx, {
      ...terms,
      ...toPayer(payer, bill.clientId),
      lines: linesOfOthers[index] ?? [],
      deliveryId: null,
      purchaseId: null,
      shareOfId: main.invoiceId,
    })
    issued.push({ ...share, payer })
  }
  const isFullyPaid = main.amountCents === 0 && (await grantLicense(tx, main.invoiceId))
  return { ...main, shares: issued, isFullyPaid }
}

/** A person without an account, or a brokerage, pays a share that the booking's client sees, and may pay too. */
function toPayer(payer: Share['payer'], clientId: string) {
  if (payer.kind === 'account') return { clientId: payer.profileId, payerName: null, payerEmail: null }
  const { name: payerName, email: payerEmail } = payer
  if (payer.kind === 'person') return { clientId, payerName, payerEmail }
  const { brokerageId, isCollected, isOnTerms, isOverLimit, dueOn } = payer
  const covered = {
    clientId,
    payerName,
    payerEmail,
    brokerageId,
    isCollected,
    isOnTerms,
    isOverLimit,
    sharedCents: null,
  }
  return dueOn ? { ...covered, dueOn } : covered
}

async function moveShares(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.invoice.updateMany({
    where: { shareOfId: from, status: { not: 'VOID' } },
    data: { shareOfId: to },
  })
}

function sumOf(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
