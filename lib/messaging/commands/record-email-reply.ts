import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { type ReceivedMail, readReceivedMail } from '@/lib/integrations/resend'
import { conversationIn, isReplyAddressFor } from '@/lib/messaging/reply-address'
import { requestKeyOf } from '@/lib/messaging/request-key'
import { splitIntoMessages } from '@/lib/messaging/split-into-messages'
import { stripQuote } from '@/lib/messaging/strip-quote'
import { notify } from '@/lib/notifications/operations/notify'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { sendMessage } from './send-message'

/**
 * Writes a mail's words into the conversation whose mail it answers, as the reader of that mail: the address it went to
 * was given to them alone, and it comes from their own address. One that is too long for a message becomes several; the
 * same mail, reported twice, is written once. Mail that proves neither, and what a machine answers, is left alone.
 * @throws Error when the provider must report it again later
 */
export async function recordEmailReply(mailId: string, recipients: string[]): Promise<void> {
  const address = recipients.find((recipient) => conversationIn(bare(recipient)) !== null)
  const conversationId = address && conversationIn(bare(address))
  if (!conversationId) return
  const mail = await readReceivedMail(mailId)
  const author = isFromMachine(mail) ? null : await findAuthor(mail, bare(address), conversationId)
  if (!author) {
    log().info({ mailId }, 'a mail to a conversation was left alone')
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
    if (text === '') throw new AppError('invalid', 'There were no words in it.')
    for (const [part, message] of splitIntoMessages(text).entries())
      await sendMessage(author, { conversationId, message, fileIds: [], requestKey: keyOf(mailId, part) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'too-many-requests') throw error
    await notifyOfRejection(author, conversationId, error.message)
  }
}

/** Who answers by mail sees no error on a screen. */
async function notifyOfRejection(author: Actor, conversationId: string, reason: string): Promise<void> {
  await db().$transaction((tx) =>
    notify(tx, {
      userId: author.userId,
      title: 'Your answer by mail was not sent',
      message: reason,
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

/** https://www.rfc-editor.org/rfc/rfc3834: what says "I am away" or "not delivered". */
function isFromMachine({ headers }: ReceivedMail): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'auto-submitted' && value.toLowerCase() !== 'no',
  )
}

/** `Sam <sam@harborrealty.test>` is `sam@harborrealty.test`. */
function bare(address: string): string {
  return (/<([^<>]+)>$/.exec(address.trim())?.[1] ?? address).trim().toLowerCase()
}

/** The same for the same part of the same mail, however often that is reported. */
function keyOf(mailId: string, part: number): string {
  return requestKeyOf('mail', mailId, String(part))
}
