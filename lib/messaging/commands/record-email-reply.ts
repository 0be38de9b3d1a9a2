import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { type ReceivedMail, readReceivedMail } from '@/lib/integrations/resend'
import { deriveIdempotencyKey } from '@/lib/messaging/commands/derive-idempotency-key'
import { conversationIn, isReplyAddressFor } from '@/lib/messaging/commands/reply-address'
import { splitIntoMessages } from '@/lib/messaging/rules/split-into-messages'
import { stripQuote } from '@/lib/messaging/rules/strip-quote'
import { emptyReplyText, messageNotifications } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { sendMessage } from './send-message'

/**
 * Adds an email reply to its conversation, as a message from the email's recipient: the reply address was given only
 * to them, and the reply must come from their own address. A long reply becomes several messages. Ignores replies from
 * anyone else and automatic ones. Idempotent per email.
 * @throws Error when Resend must report it again later
 */
export async function recordEmailReply(mailId: string, recipients: string[]): Promise<void> {
  const address = recipients.find((recipient) => conversationIn(bare(recipient)) !== null)
  const conversationId = address && conversationIn(bare(address))
  if (!conversationId) return
  const mail = await readReceivedMail(mailId)
  const author = isFromMachine(mail) ? null : await findAuthor(mail, bare(address), conversationId)
  if (!author) {
    log().info({ mailId }, 'an email to a conversation was ignored')
    return
  }
  await write(author, { conversationId, mailId, text: stripQuote(mail.text) })
}

async function write(
  author: Actor,
  reply: { conversationId: string; mailId: string; text: string },
): Promise<void> {
  const { conversationId, mailId, text } = reply
  try {
    if (text === '') throw new AppError('invalid', emptyReplyText)
    for (const [part, message] of splitIntoMessages(text).entries())
      await sendMessage(author, { conversationId, message, fileIds: [], idempotencyKey: keyOf(mailId, part) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'too-many-requests') throw error
    await notifyOfRejection(author, conversationId, error.message)
  }
}

/** Whoever replies by email sees no error on a screen. */
async function notifyOfRejection(author: Actor, conversationId: string, reason: string): Promise<void> {
  await db().$transaction((tx) =>
    notify(tx, {
      userId: author.userId,
      ...messageNotifications.emailReplyRejected(reason),
      type: 'ERROR',
      action: 'view_conversation',
      conversationId,
    }),
  )
}

async function findAuthor(
  mail: ReceivedMail,
  address: string,
  conversationId: string,
): Promise<Actor | null> {
  const user = await db().user.findUnique({
    where: { email: bare(mail.from) },
    select: {
      id: true,
      email: true,
      profile: { select: { id: true, role: true, accountStatus: true, fullName: true, avatarFileId: true } },
    },
  })
  if (user?.profile?.accountStatus !== 'ACTIVE' || !isReplyAddressFor(address, conversationId, user.id))
    return null
  const { profile } = user
  return {
    userId: user.id,
    profileId: profile.id,
    role: profile.role,
    status: profile.accountStatus,
    fullName: profile.fullName,
    email: user.email,
    avatarUrl: avatarAddress(profile.avatarFileId),
  }
}

/** Whether it is an automatic reply such as an out-of-office notice: https://www.rfc-editor.org/rfc/rfc3834 */
function isFromMachine({ headers }: ReceivedMail): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'auto-submitted' && value.toLowerCase() !== 'no',
  )
}

/** `Sam <sam@harborrealty.test>` is `sam@harborrealty.test`. */
function bare(address: string): string {
  return (/<([^<>]+)>$/.exec(address.trim())?.[1] ?? address).trim().toLowerCase()
}

/** The same key for the same part of the same email. */
function keyOf(mailId: string, part: number): string {
  return deriveIdempotencyKey('mail', mailId, String(part))
}
