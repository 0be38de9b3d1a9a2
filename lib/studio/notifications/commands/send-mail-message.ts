import 'server-only'
import { createHash } from 'node:crypto'
import type { MailPictures } from '@/emails/mail'
import { isMailName } from '@/emails/registry'
import { renderMail } from '@/emails/render'
import { sendMail } from '@/lib/integrations/resend'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { describeStandIns } from '@/lib/platform/environment/stand-ins'
import type { MailPayload, PicturesOf } from '@/lib/platform/jobs/outbox'
import { signToken } from '@/lib/platform/secrets/signed-token'
import { now } from '@/lib/platform/time/clock'
import { reachesAccount, unsubscribePath, wantsMail } from '@/lib/studio/notifications/rules'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { mailSender } from '@/lib/studio/settings/rules/mail-sender'
import type { OutboxMessage } from '@/prisma/generated/client'

/** What the email log stores of a sent email. An invoice's emails are found by its number. */
export type SentMail = { subject: string; invoiceNumber?: string }

/**
 * Finds what an email shows to its reader now, and whether some of it is still being prepared.
 * @param reader.since when the email was queued: its pictures stop a while after that
 */
export type FindPictures = (
  of: PicturesOf,
  reader: { userId: string; since: Date },
) => Promise<{ pictures: MailPictures | null; isPreparing: boolean }>

/** How long an email waits for its pictures. */
const pictureWaitMs = 2 * 60_000

/**
 * Renders an email of the outbox and sends it. Returns what to store of it, or `later` while its pictures are being prepared.
 * Returns null when nothing may be stored: after the goodbye to a deleted account, and without sending it when its reader has
 * turned this kind of email off since it was queued, was taken off a booking's list, or their account was disabled.
 * @throws EmailRejectedError when Resend rejected it
 */
export async function sendMailMessage(
  message: OutboxMessage,
  findPictures: FindPictures,
): Promise<SentMail | 'later' | null> {
  const { id, recipient, topic, userId } = message
  if (!recipient || !isMailName(topic)) throw new Error(`no such mail: ${topic} to ${recipient}`)
  const { attachments, kind, replyTo, contactId, pictures: of, ...props } = message.payload as MailPayload
  if (kind && userId && !(await isWanted(userId, kind))) return null
  if (contactId && !(await isContactInformed(contactId))) return null
  const shown = of && userId ? await findPictures(of, { userId, since: message.createdAt }) : null
  if (shown?.isPreparing && now().getTime() - message.createdAt.getTime() < pictureWaitMs) return 'later'
  const token = unsubscribeToken({ userId, kind, contactId })
  const studio = await getStudio()
  const sender = {
    ...studio,
    appUrl: env().APP_URL,
    standIns: describeStandIns(env()),
    ...(token && { unsubscribeLink: env().APP_URL + unsubscribePath(token) }),
    acceptsReplies: replyTo !== undefined,
  }
  const content = await renderMail(topic, props, sender, shown?.pictures)
  const mail = {
    from: mailSender(studio, env().MAIL_FROM),
    to: recipient,
    ...content,
    ...(replyTo && { replyTo }),
    ...(token && { headers: unsubscribeHeaders(token) }),
    ...(attachments && { attachments }),
  }
  // After a lost response Resend recognizes a retry by its key, unless the content has changed since.
  await sendMail({ ...mail, idempotencyKey: `${id}-${hashContent(mail)}` })
  if (topic === 'account-deleted') return null
  const { invoiceNumber } = props
  return { subject: content.subject, ...(typeof invoiceNumber === 'string' && { invoiceNumber }) }
}

/** One-click unsubscribe: the email client posts to the address, without a session. https://www.rfc-editor.org/rfc/rfc8058 */
function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${env().APP_URL}/api/mail/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Null for an email that can't be turned off. */
function unsubscribeToken(reader: {
  userId: string | null
  kind: MailPayload['kind']
  contactId: string | undefined
}): string | null {
  const { userId, kind, contactId } = reader
  if (contactId) return signToken('unsubscribe', [contactId, 'contact'])
  return kind && userId ? signToken('unsubscribe', [userId, kind]) : null
}

/** Whether a contact of a booking is still on its list and hasn't unsubscribed. */
async function isContactInformed(contactId: string): Promise<boolean> {
  const contact = await db().bookingContact.findUnique({
    where: { id: contactId },
    select: { mutedAt: true },
  })
  return contact !== null && contact.mutedAt === null
}

function hashContent(mail: object): string {
  return createHash('sha256').update(JSON.stringify(mail)).digest('hex').slice(0, 32)
}

async function isWanted(userId: string, kind: NonNullable<MailPayload['kind']>): Promise<boolean> {
  const reader = await db().user.findUnique({
    where: { id: userId },
    select: { notificationPreference: true, profile: { select: { role: true, accountStatus: true } } },
  })
  if (!reader) return false
  const { notificationPreference, profile } = reader
  return wantsMail(notificationPreference, kind) && (!profile || reachesAccount(profile, kind))
}
