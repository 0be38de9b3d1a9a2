import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { db } from '@/lib/platform/data/db'

export const billing = { billingName: 'Bea Books', billingEmail: 'bea@books.test' }

/** Creates a brokerage that pays everything by monthly statements, with this admin. */
export async function makePayingBrokerage(name: string, admin: Actor): Promise<string> {
  const { id } = await db().brokerage.create({
    data: {
      name,
      billing: 'BROKERAGE',
      ...billing,
      paysMonthly: true,
      members: { create: { clientId: admin.profileId, role: 'ADMIN' } },
    },
    select: { id: true },
  })
  return id
}

export type CollectedShoot = { bookingId: string; deliveryId: string; mainId: string; shareId: string }

type Shoot = {
  agent: Actor
  photographer: Actor
  brokerageId: string
  cents?: number
  /** What the agent pays of it. */
  agentCents?: number
  address?: string
  issuedAt?: Date
}

/** Creates a delivered shoot whose share waits for the brokerage's statement. */
export async function shootForStatement(shoot: Shoot): Promise<CollectedShoot> {
  const { agent, photographer, brokerageId, cents = 40_000, agentCents = 0, issuedAt } = shoot
  const bookingId = await createBooking(agent, photographer, shoot.address)
  const deliveryId = await createDelivery(bookingId)
  const payer = { kind: 'person' as const, name: billing.billingName, email: billing.billingEmail }
  const amountCents = cents + agentCents
  const bill = await db().$transaction((tx) =>
    issueInvoice(tx, {
      bookingId,
      deliveryId,
      amountCents,
      lines: [{ kind: 'OTHER', description: 'Photo Shoot', amountCents }],
      shares: [{ cents, payer }],
    }),
  )
  const shareId = bill.shares[0]?.invoiceId ?? ''
  await db().invoice.update({
    where: { id: shareId },
    data: { brokerageId, isCollected: true, ...(issuedAt && { createdAt: issuedAt }) },
  })
  return { bookingId, deliveryId, mainId: bill.invoiceId, shareId }
}
