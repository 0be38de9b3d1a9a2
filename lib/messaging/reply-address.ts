import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { isSameText, prove } from '@/lib/platform/proof'

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

/** Whether an address was given to this reader of the conversation. */
export function isReplyAddressFor(address: string, conversationId: string, userId: string): boolean {
  const right = replyAddress(conversationId, userId).replyTo
  return right !== undefined && isSameText(address.toLowerCase(), right.toLowerCase())
}

function proofOf(conversationId: string, userId: string): string {
  return prove(['reply', conversationId, userId], 'hex').slice(0, proofLength)
}
