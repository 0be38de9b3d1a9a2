import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { issuedFields } from '@/lib/billing/invoices/queries/select-coverage'
import { mergeReminders } from '@/lib/billing/invoices/rules/merge-reminders'
import type { HistoryEntry } from '@/lib/billing/invoices/schema/invoices'
import { clientKinds, describeEmail, describeEvent, withoutCard } from '@/lib/billing/invoices/words/history'
import { db } from '@/lib/platform/data/db'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { InvoiceEventKind, OutboxStatus } from '@/prisma/generated/enums'

/** A client may open an invoice every day for years. */
const maxEntries = 100

/**
 * Returns an invoice's history, newest first. Only photographers see views, payment attempts, disputes and emails. Empty for an
 * invoice that the actor may not see.
 */
export async function readHistory(actor: Actor, invoiceId: string): Promise<HistoryEntry[]> {
  const kinds = isClient(actor) ? { kind: { in: [...clientKinds] } } : {}
  const [{ timeZone }, invoice] = await Promise.all([
    getStudio(),
    db().invoice.findFirst({
      where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
      select: {
        ...issuedFields,
        invoiceNumber: true,
        payerName: true,
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
  const hidesCard = isClient(actor) && invoice.payerName !== null
  const events = invoice.events.map((event) => ({
    id: event.id,
    at: event.createdAt,
    isReminder: event.kind === 'REMINDED',
    ...describeEvent(hidesCard ? withoutCard(event) : event, actor.profileId, invoice),
  }))
  const emails = can(actor, 'manage-invoices') ? await readEmails(invoice.invoiceNumber) : []
  const issued = issuedEntry(invoice.events, invoice.createdAt)
  const reminders = mergeReminders(
    events.filter(({ isReminder }) => isReminder),
    emails.filter(({ isReminder }) => isReminder),
  )
  const others = [...events, ...emails].filter(({ isReminder }) => !isReminder)
  return [...reminders, ...others, ...issued]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ id, at, title, detail }) => ({
      id,
      title,
      detail,
      when: formatInstantInZone(at, timeZone),
      dateTime: at.toISOString(),
    }))
}

/** Returns the issued event that an invoice lacks from before its history was recorded. */
function issuedEntry(events: { kind: InvoiceEventKind }[], createdAt: Date) {
  const isKnown = events.length >= maxEntries || events.some(({ kind }) => kind === 'ISSUED')
  return isKnown ? [] : [{ id: 'issued', at: createdAt, title: 'Issued', detail: null }]
}

/** Returns the emails about the invoice, found by the index `outbox_messages_invoice`. */
async function readEmails(invoiceNumber: string) {
  const emails = await db().$queryRaw<
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
  return emails.map(({ id, at, ...email }) => ({
    id,
    at,
    isReminder: email.topic === 'invoice-reminder',
    ...describeEmail(email),
  }))
}
