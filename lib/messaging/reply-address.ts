import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/platform/env'

/** A mail address has at most 64 characters before the @, and mail programs may write them small. */
const proofLength = 26
const Address = z.string().regex(/^reply\+[0-9a-f]{58}$/)

/**
 * Where an answer to the mail about a conversation goes, to be spread into the mail: an address that names the
 * conversation, with a proof for its one reader. Nothing where this portal takes no mail.
 */
export function replyAddress(conversationId: string, userId: string): { replyTo?: string } {
  const domain = env().INBOUND_MAIL_DOMAIN
  if (!domain) return {}
  const name = conversationId.replaceAll('-', '')
  return { replyTo: `reply+${name}${proofOf(conversationId, userId)}@${domain}` }
}

/** The conversation that an address claims to lead to; null when it is no such address. It proves nothing. */
export function conversationIn(address: string): string | null {
  const [local = '', domain] = address.toLowerCase().split('@')
  if (domain !== env().INBOUND_MAIL_DOMAIN?.toLowerCase() || !Address.safeParse(local).success) return null
  const hex = local.slice('reply+'.length)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Whether an address was given to this reader of the conversation. Takes the same time for every wrong proof. */
export function wasGivenTo(address: string, conversationId: string, userId: string): boolean {
  const given = Buffer.from(address.toLowerCase())
  const right = Buffer.from(replyAddress(conversationId, userId).replyTo?.toLowerCase() ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

function proofOf(conversationId: string, userId: string): string {
  return createHmac('sha256', env().AUTH_SECRET)
    .update(`reply ${conversationId} ${userId}`)
    .digest('hex')
    .slice(0, proofLength)
}
