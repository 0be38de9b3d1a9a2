import { randomUUID } from 'node:crypto'
import { linkIn, openSandbox } from '@/e2e/support/sandbox'
import type { PrismaClient } from '@/prisma/generated/client'
import type { SoakPortal } from '@/scripts/soak/soak-portal'
import { requestTimeoutMs, type Visitor, type Visitors } from './visitors'

const validCard = '4242424242424242'
/** Its payments are disputed at once. */
export const disputedCard = '4000000000000259'

/** Pays on the sandbox's hosted pages, and refunds. */
export function openPayments(portal: SoakPortal, database: PrismaClient, visitors: Visitors) {
  const { persist, call } = visitors
  const sandbox = openSandbox(portal.sandboxUrl)

  const hasPaid = async (id: string) =>
    (await database.invoice.findUniqueOrThrow({ where: { id } })).paidAt !== null

  /** Pays on the hosted page, and follows its redirect to the portal. */
  async function payOnPage(payer: Visitor, url: string, number: string) {
    const email = payer.person?.email ?? 'payer@example.test'
    const form = { email, number, expiry: '12 / 40', cvc: '123', name: 'C' }
    const paid = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    await paid.body?.cancel()
    const back = paid.headers.get('location')
    if (!back) return
    const returned = await fetch(back, {
      headers: { cookie: payer.cookie, 'x-forwarded-for': payer.address },
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    await returned.text()
  }

  /** Pays an invoice through Stripe's checkout, as its client. */
  async function pay(client: Visitor, invoiceId: string, number = validCard) {
    await persist('pay', async () => {
      if (await hasPaid(invoiceId)) return
      const { url } = await call<{ url: string }>(client, 'openCheckoutAction', { invoiceId })
      await payOnPage(client, url, number)
      if (!(await hasPaid(invoiceId))) throw new Error('the payment has not arrived')
    })
  }

  /** Pays the share or statement whose link was emailed to someone without an account. */
  async function payByLink(email: string, isPaid: () => Promise<boolean>) {
    const payer = visitors.passerBy()
    await persist('pay by the link', async () => {
      if (await isPaid()) return
      const [mail] = (await sandbox.emailsTo(email)).filter(({ html }) => html.includes('/bill/'))
      if (!mail) throw new Error('the email has not arrived')
      const token = new URL(linkIn(mail, '/bill/')).pathname.split('/')[2]
      const { url } = await call<{ url: string }>(payer, 'payByLinkAction', { token })
      await payOnPage(payer, url, validCard)
      if (!(await isPaid())) throw new Error('the payment has not arrived')
    })
  }

  /** Refunds a part of an invoice, to where it came from or as account credit. */
  async function refund(
    by: Visitor,
    invoiceId: string,
    dollars: string,
    destination: 'payment' | 'credit' = 'payment',
  ) {
    const idempotencyKey = randomUUID()
    const input = { invoiceId, idempotencyKey, amount: ['USD', dollars], reason: 'Agreed', destination }
    await persist('refund', () => call(by, 'refundInvoiceAction', input))
    await persist('see the refund', async () => {
      const found = await database.refund.findFirstOrThrow({ where: { invoiceId, idempotencyKey } })
      if (found.state !== 'SUCCEEDED') throw new Error(`the refund is ${found.state}`)
    })
  }

  return { hasPaid, pay, payByLink, refund }
}
export type Payments = ReturnType<typeof openPayments>
