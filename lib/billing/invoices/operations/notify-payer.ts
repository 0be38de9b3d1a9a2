import 'server-only'
import type { MailProps } from '@/emails/registry'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import {
  type NotificationEmail,
  type NotificationMail,
  notify,
} from '@/lib/studio/notifications/operations/notify'
import { payLink } from './pay-link'

type Payer = Pick<LockedInvoice, 'id' | 'client' | 'payerName' | 'payerEmail' | 'isCollected'>

/** Who reads an email about an invoice, and where they see it. */
export type Reader = { fullName: string; link: string }

/**
 * Notifies the client whom an invoice bills. The email about a share that someone without an account pays goes to that person
 * instead, with their link. There's none about a share that a statement collects.
 * @param mail for whoever reads it; undefined for none
 */
export async function notifyPayer(
  tx: Transaction,
  invoice: Payer,
  notification: Omit<Parameters<typeof notify>[1], 'userId'>,
  mail: ((reader: Reader) => NotificationEmail) | undefined,
): Promise<void> {
  const { id, client, payerName, payerEmail, isCollected } = invoice
  const { userId, fullName } = client
  if (payerName === null || payerEmail === null) {
    const link = `${env().APP_URL}/invoices/${id}`
    return notify(tx, { userId, ...notification }, mail?.({ fullName, link }))
  }
  await notify(tx, { userId, ...notification })
  if (mail && !isCollected)
    await emailPayer(tx, payerEmail, mail({ fullName: payerName, link: payLink({ invoiceId: id }) }))
}

/** Emails someone without an account. */
export async function emailPayer(tx: Transaction, to: string, mail: NotificationEmail): Promise<void> {
  await queueMail(tx, {
    to,
    template: mail.template,
    props: mail.props as MailProps<NotificationMail>,
  })
}
