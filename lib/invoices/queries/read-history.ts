import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { clientSees, describeEvent, describeMail } from '@/lib/invoices/history-words'
import { visibleTo } from '@/lib/invoices/policy'
import type { HistoryEntry } from '@/lib/invoices/schema'
import { formatInstantInZone } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import type { InvoiceEventKind, OutboxStatus } from '@/prisma/generated/enums'

/** A client who opens an invoice every day for years must not make its page heavy. */
const maxEntries = 100

/**
 * What happened to an invoice, newest first. The photographer also sees who opened it and which mails went out; the
 * client sees what concerns them. Empty when there is no such invoice that the actor may see.
 */
export async function readHistory(actor: Actor, invoiceId: string): Promise<HistoryEntry[]> {
  const kinds = actor.role === 'CLIENT' ? { kind: { in: [...clientSees] } } : {}
  const [{ timeZone }, invoice] = await Promise.all([
    getStudio(),
    db().invoice.findFirst({
      where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
      select: {
        invoiceNumber: true,
        currency: true,
        createdAt: true,
        events: {
          where: kinds,
          select: {
            id: true,
            kind: true,
            details: true,
            createdAt: true,
            actor: { select: { id: true, fullName: true } },
          },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: maxEntries,
        },
      },
    }),
  ])
  if (!invoice) return []
  const events = invoice.events.map((event) => ({
    id: event.id,
    at: event.createdAt,
    ...describeEvent(event, actor.profileId, invoice.currency),
  }))
  const mails = actor.role === 'PHOTOGRAPHER' ? await readMails(invoice.invoiceNumber) : []
  const issued = issuedEntry(invoice.events, invoice.createdAt)
  return [...events, ...mails, ...issued]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...entry }) => ({
      ...entry,
      when: formatInstantInZone(at, timeZone),
      dateTime: at.toISOString(),
    }))
}

/** Invoices older than their history have no line that they were issued. */
function issuedEntry(events: { kind: InvoiceEventKind }[], createdAt: Date) {
  const isKnown = events.length >= maxEntries || events.some(({ kind }) => kind === 'ISSUED')
  return isKnown ? [] : [{ id: 'issued', at: createdAt, title: 'Issued', detail: null }]
}

/** The mails that name the invoice, found by the index `outbox_messages_invoice`. */
async function readMails(invoiceNumber: string) {
  const mails = await db().$queryRaw<
    {
      id: string
      topic: string
      recipient: string | null
      status: OutboxStatus
      at: Date
    }[]
  >`
    SELECT id, topic, recipient, status, coalesce(sent_at, created_at) AS at FROM outbox_messages
    WHERE payload->>'invoiceNumber' = ${invoiceNumber} AND kind = 'MAIL'
    ORDER BY created_at DESC LIMIT ${maxEntries}`
  return mails.map(({ id, at, ...mail }) => ({ id, at, ...describeMail(mail) }))
}
