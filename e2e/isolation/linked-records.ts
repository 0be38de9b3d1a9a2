import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { makePerson, type Person } from '@/e2e/support/people'
import { providedStudio } from '@/e2e/support/provided-studio'
import { makeRecords, makeRecordsFor, type Records } from '@/e2e/support/records'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

/** What others than its client and photographer reach of some records, by a brokerage, a transfer, or a link. */
export type Links = {
  brokerageId: string
  /** A client of the brokerage without any records. */
  agentProfileId: string
  invitationId: string
  statementId: string
  /** The brokerage's part of the unpaid invoice, which the statement collects. */
  brokerageInvoiceId: string
  /** A third person's part, paid by a link. */
  shareInvoiceId: string
  /** What the holder of the transfer paid for the photos. */
  transferInvoiceId: string
  sellerToken: string
  payToken: string
  statementToken: string
}

/** Records with what others reach of them. */
export type LinkedRecords = Records & Links

type Parties = { database: PrismaClient; client: Person; photographer: Person }

/** Links of which nothing exists, for records that nobody else reaches. */
function missingLinks(): Links {
  const token = 'A'.repeat(43)
  return {
    brokerageId: randomUUID(),
    agentProfileId: randomUUID(),
    invitationId: randomUUID(),
    statementId: randomUUID(),
    brokerageInvoiceId: randomUUID(),
    shareInvoiceId: randomUUID(),
    transferInvoiceId: randomUUID(),
    sellerToken: token,
    payToken: `${randomUUID()}.${token}`,
    statementToken: `${randomUUID()}.${token}`,
  }
}

/** Creates records that nobody but the client and the photographer reach. */
export async function makePrivateRecords({
  database,
  client,
  photographer,
}: Parties): Promise<LinkedRecords> {
  const records = await makeRecords(database, client, photographer)
  await nameConversation(database, records)
  return { ...records, ...missingLinks() }
}

/** Gives the conversation a subject by which search finds no other. */
async function nameConversation(database: PrismaClient, { conversationId: id }: Records): Promise<void> {
  await database.conversation.update({ where: { id }, data: { subject: `Twilight shots ${id.slice(0, 8)}` } })
}

/** Creates those of such records that have these names. */
export async function makePrivateRecordsFor(
  names: ReadonlySet<string>,
  parties: Parties,
): Promise<LinkedRecords> {
  return { ...(await makeRecordsFor(names, parties)), ...missingLinks() }
}

/** Whether records have something of this name only by a brokerage, a transfer, or a link. */
export function isLink(name: string): boolean {
  return name in missingLinks()
}

/**
 * Creates records of a client of a new brokerage, with everything that others reach of them.
 * @param holder to whom the paid photos are transferred
 */
export async function makeLinkedRecords(parties: Parties, holder: Person): Promise<LinkedRecords> {
  const { database, client } = parties
  const records = await makeRecords(database, client, parties.photographer)
  await nameConversation(database, records)
  const brokerage = await addBrokerage(parties)
  const shares = await addShares(parties, records, brokerage.brokerageId)
  const sellerToken = randomBytes(32).toString('base64url')
  await database.sellerLink.create({
    data: {
      bookingId: records.bookingId,
      tokenHash: createHash('sha256').update(sellerToken).digest('hex'),
    },
  })
  return {
    ...records,
    ...brokerage,
    ...shares,
    sellerToken,
    transferInvoiceId: await addTransfer(parties, records, holder),
    payToken: sign('pay-share', shares.shareInvoiceId),
    statementToken: sign('pay-statement', shares.statementId),
  }
}

/** Creates the client's brokerage, through which all of the client's shoots were booked. */
async function addBrokerage({ database, client }: Parties) {
  const agent = await makePerson(database, 'client', 'Avery Agent')
  const { id: brokerageId, invitations } = await database.brokerage.create({
    data: {
      name: `Brokerage ${randomUUID()}`,
      billing: 'BROKERAGE',
      billingName: 'Bo Billing',
      billingEmail: `${randomUUID()}@example.test`,
      members: { create: [{ clientId: client.profileId }, { clientId: agent.profileId }] },
      invitations: {
        create: {
          email: `${randomUUID()}@example.test`,
          sentAt: new Date(),
          expiresAt: new Date(Date.now() + 86_400_000),
        },
      },
    },
    select: { id: true, invitations: { select: { id: true } } },
  })
  await joinShoots(database, client, brokerageId)
  return { brokerageId, agentProfileId: agent.profileId, invitationId: invitations[0]?.id ?? '' }
}

/** Makes a brokerage the one through which a client's shoots were booked. */
export async function joinShoots(database: PrismaClient, client: Person, brokerageId: string): Promise<void> {
  await database.booking.updateMany({ where: { clientId: client.profileId }, data: { brokerageId } })
}

/** Shares the unpaid invoice with the brokerage, which pays its part by a statement, and with someone without an account. */
async function addShares(
  { database, client }: Parties,
  { bookingId, invoiceId }: Records,
  brokerageId: string,
) {
  const today = todayIn('America/New_York')
  const share = () => ({
    invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
    bookingId,
    clientId: client.profileId,
    shareOfId: invoiceId,
    amountCents: 10_000,
    billCents: 49_900,
    payerName: 'Pat Payer',
    payerEmail: `${randomUUID()}@example.test`,
    dueOn: dateToDatabase(addDays(today, 14)),
  })
  return database.$transaction(async (tx) => {
    const { id: statementId } = await tx.statement.create({
      data: {
        number: `TEST-${randomUUID().slice(0, 8)}`,
        brokerageId,
        startsOn: dateToDatabase(addDays(today, -60)),
        endsOn: dateToDatabase(addDays(today, -30)),
        dueOn: dateToDatabase(addDays(today, 14)),
        amountCents: 10_000,
        currency: 'USD',
      },
    })
    const collected = { ...share(), brokerageId, isCollected: true, statementId }
    const { id: brokerageInvoiceId } = await tx.invoice.create({ data: collected })
    const { id: shareInvoiceId } = await tx.invoice.create({ data: share() })
    await tx.invoice.update({ where: { id: invoiceId }, data: { billCents: 49_900, sharedCents: 39_900 } })
    return { statementId, brokerageInvoiceId, shareInvoiceId }
  })
}

/** Transfers the paid photos to the holder, who has paid for them. */
async function addTransfer(
  { database, photographer }: Parties,
  { deliveryId, deliveredBookingId }: Records,
  holder: Person,
): Promise<string> {
  const transfer = await database.deliveryTransfer.create({
    data: {
      deliveryId,
      clientId: holder.profileId,
      amountCents: 14_900,
      kind: 'LISTING',
      text: 'For this listing.',
      createdById: photographer.profileId,
      idempotencyKey: randomUUID(),
    },
  })
  const invoice = await database.invoice.create({
    data: {
      invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
      bookingId: deliveredBookingId,
      clientId: holder.profileId,
      transferId: transfer.id,
      amountCents: 14_900,
      dueOn: dateToDatabase(addDays(todayIn('America/New_York'), 14)),
      status: 'COMPLETED',
      paidAt: new Date(),
      paidMethod: 'TEST',
    },
  })
  return invoice.id
}

/** Returns the token of an emailed link, as the portal signs it. */
function sign(purpose: string, id: string): string {
  const { authSecret } = providedStudio()
  return `${id}.${createHmac('sha256', authSecret).update(`${purpose} ${id}`).digest('base64url')}`
}
