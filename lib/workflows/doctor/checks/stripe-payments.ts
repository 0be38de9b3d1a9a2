import 'server-only'
import { applyPayment } from '@/lib/billing/invoices/commands/apply-payment'
import { type ListedPayment, listStripePayments } from '@/lib/billing/invoices/queries/list-stripe-payments'
import { readPayment } from '@/lib/billing/invoices/queries/read-payment'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, type Finding, maxFindings } from '@/lib/workflows/doctor/check'

const invoicesPerPage = 500

export const stripePayments: Check = {
  name: 'stripe-payments',
  severity: 'error',
  title: 'Invoices differ from the payments at Stripe',
  advice:
    'Run the doctor with --fix, which reads these payments from Stripe again, as a webhook would. Look up what remains in the Stripe dashboard.',
  async find({ showProgress }) {
    const findings: Finding[] = []
    const listed = new Set<string>()
    for await (const { read, payments } of listStripePayments()) {
      showProgress(`${read} payments read`)
      findings.push(...(await comparePayments(payments)))
      for (const { paymentId } of payments) listed.add(paymentId)
      if (findings.length >= maxFindings) return findings.slice(0, maxFindings)
    }
    findings.push(...(await findUnknown(listed)))
    return findings.slice(0, maxFindings)
  },
  async fix(findings) {
    for (const { id } of findings) await applyPayment(id)
  },
}

const fields = {
  id: true,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  currency: true,
  stripePaymentId: true,
} as const

async function comparePayments(payments: ListedPayment[]): Promise<Finding[]> {
  const ids = payments.flatMap(({ invoiceId }) => (invoiceId && isUuid(invoiceId) ? [invoiceId] : []))
  const paymentIds = payments.map(({ paymentId }) => paymentId)
  const invoices = await db().invoice.findMany({
    where: { OR: [{ id: { in: ids } }, { stripePaymentId: { in: paymentIds } }] },
    select: fields,
  })
  const refunds = await readRefunds(paymentIds)
  const statements = await readStatements(payments)
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const byPayment = new Map(invoices.map((invoice) => [invoice.stripePaymentId, invoice]))
  return payments.flatMap((payment) => {
    const { paymentId, invoiceId } = payment
    const refundedCents = refunds.get(paymentId)
    if (payment.statementId !== null) {
      const text = describeOfStatement(payment, statements, refundedCents ?? 0)
      return text ? [{ id: paymentId, text }] : []
    }
    const own = byPayment.get(paymentId)
    const text = own
      ? describeDifference(payment, own, refundedCents ?? 0)
      : describeUnrecorded(payment, byId.get(invoiceId ?? ''), refundedCents !== undefined)
    return text ? [{ id: paymentId, text }] : []
  })
}

/**
 * Returns how much of each payment was refunded through Stripe, in cents; 0 while Stripe hasn't confirmed a refund. What the
 * client got as account credit, or by hand, isn't a refund of the payment.
 */
async function readRefunds(paymentIds: string[]): Promise<Map<string, number>> {
  const refunds = await db().refund.findMany({
    where: { stripePaymentId: { in: paymentIds }, state: { not: 'FAILED' } },
    select: { stripePaymentId: true, stripeRefundId: true, amountCents: true },
  })
  const sums = new Map<string, number>()
  for (const { stripePaymentId, stripeRefundId, amountCents } of refunds) {
    if (stripePaymentId === null) continue
    sums.set(stripePaymentId, (sums.get(stripePaymentId) ?? 0) + (stripeRefundId === null ? 0 : amountCents))
  }
  return sums
}

type Recorded = { invoiceNumber: string; amountCents: number; currency: string }

/** @param refundedCents of the payment, as recorded here */
function describeDifference(payment: ListedPayment, invoice: Recorded, refundedCents: number): string | null {
  const { paymentId } = payment
  const { invoiceNumber } = invoice
  const ours = formatCents(invoice.amountCents, invoice.currency)
  const theirs = formatCents(payment.amountCents, payment.currency)
  if (ours !== theirs)
    return `Invoice ${invoiceNumber} is for ${ours}, but its payment ${paymentId} is ${theirs} at Stripe.`
  if (payment.refundedCents === refundedCents) return null
  const [refunded, stripeRefunded] = [refundedCents, payment.refundedCents].map((cents) =>
    formatCents(cents, invoice.currency),
  )
  return `Of invoice ${invoiceNumber}, ${refunded} was refunded here and ${stripeRefunded} at Stripe (${paymentId}).`
}

/** A payment that wasn't owed is refunded, and then isn't the invoice's own. One without our metadata isn't ours. */
function describeUnrecorded(
  { paymentId, invoiceId, amountCents, currency, refundedCents }: ListedPayment,
  invoice: { invoiceNumber: string } | undefined,
  isBeingRefunded: boolean,
): string | null {
  if (invoiceId === null || refundedCents >= amountCents || isBeingRefunded) return null
  const amount = formatCents(amountCents, currency)
  if (!invoice) return `Stripe has a payment ${paymentId} of ${amount} for the unknown invoice ${invoiceId}.`
  return `Stripe has a payment ${paymentId} of ${amount} for invoice ${invoice.invoiceNumber}, which isn't recorded here.`
}

type StatementRow = Awaited<ReturnType<typeof readStatements>>[number]

function readStatements(payments: ListedPayment[]) {
  const ids = payments.flatMap(({ statementId }) => (statementId && isUuid(statementId) ? [statementId] : []))
  return db().statement.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      number: true,
      amountCents: true,
      currency: true,
      stripePaymentId: true,
    },
  })
}

/** @param refundedCents of the payment, as recorded here */
function describeOfStatement(
  payment: ListedPayment,
  statements: StatementRow[],
  refundedCents: number,
): string | null {
  const { paymentId, statementId, amountCents, currency } = payment
  const statement = statements.find(({ id }) => id === statementId)
  const amount = formatCents(amountCents, currency)
  const isRecorded = statement?.stripePaymentId === paymentId
  if (isRecorded && amount !== formatCents(statement.amountCents, statement.currency))
    return `Statement ${statement.number} isn't for ${amount}, which its payment ${paymentId} is at Stripe.`
  if (isRecorded) return describeRefundsOfStatement(payment, statement, refundedCents)
  if (payment.refundedCents >= amountCents) return null
  const name = statement?.number ?? `${statementId}, which doesn't exist`
  return `Stripe has a payment ${paymentId} of ${amount} for statement ${name}, which isn't recorded here.`
}

/** They differ after a refund in the Stripe dashboard, which doesn't say which invoice it is for. */
function describeRefundsOfStatement(
  payment: ListedPayment,
  { number, currency }: StatementRow,
  refundedCents: number,
): string | null {
  if (payment.refundedCents === refundedCents) return null
  const [ours, theirs] = [refundedCents, payment.refundedCents].map((cents) => formatCents(cents, currency))
  return `Of statement ${number}, ${ours} was refunded here and ${theirs} at Stripe (${payment.paymentId}).`
}

/** Finds invoices whose payment Stripe doesn't have. Reads each unlisted one, because it may be newer than the list. */
async function findUnknown(listed: ReadonlySet<string>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let last = '', isDone = false; !isDone; ) {
    const invoices = await db().invoice.findMany({
      where: { stripePaymentId: { gt: last } },
      select: { invoiceNumber: true, stripePaymentId: true },
      orderBy: { stripePaymentId: 'asc' },
      take: invoicesPerPage,
    })
    for (const { invoiceNumber, stripePaymentId: id } of invoices) {
      if (id === null || listed.has(id) || (await readPayment(id))?.state === 'succeeded') continue
      findings.push({
        id,
        text: `Invoice ${invoiceNumber} has the payment ${id}, which Stripe doesn't have.`,
      })
    }
    last = invoices.at(-1)?.stripePaymentId ?? last
    isDone = invoices.length < invoicesPerPage || findings.length >= maxFindings
  }
  return findings
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
