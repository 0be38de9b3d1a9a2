import 'server-only'
import { z } from 'zod'
import { toUuid } from '@/lib/messaging/rules/uuid'
import { env } from '@/lib/platform/environment/env'
import { isSameText, prove } from '@/lib/platform/secrets/proof'

/** Email addresses have at most 64 characters before the @, and email clients may lowercase them. */
const proofLength = 26
const Address = z.string().regex(/^reply\+[0-9a-f]{58}$/)

/**
 * Returns the reply address for an email about a conversation, to be spread into the email. It contains the conversation's
 * id and a proof for this recipient. Empty when the portal receives no email.
 */
export function replyAddress(conversationId: string, userId: string): { replyTo?: string } {
  const domain = env().INBOUND_MAIL_DOMAIN
  if (!domain) return {}
  const name = conversationId.replaceAll('-', '')
  return { replyTo: `reply+${name}${proofOf(conversationId, userId)}@${domain}` }
}

/** Parses the conversation id from a reply address; null if it is not one. Does not check the proof. */
export function conversationIn(address: string): string | null {
  const [local = '', domain] = address.toLowerCase().split('@')
  if (domain !== env().INBOUND_MAIL_DOMAIN?.toLowerCase() || !Address.safeParse(local).success) return null
  return toUuid(local.slice('reply+'.length))
}

/** Whether the address was issued to this user for this conversation. */
export function isReplyAddressFor(address: string, conversationId: string, userId: string): boolean {
  const expected = replyAddress(conversationId, userId).replyTo
  return expected !== undefined && isSameText(address.toLowerCase(), expected.toLowerCase())
}

function proofOf(conversationId: string, userId: string): string {
  return prove(['reply', conversationId, userId], 'hex').slice(0, proofLength)
}
