import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/emails/mail'
import { env } from '@/lib/platform/env'
import { isSameText, prove } from '@/lib/platform/proof'

const Token = z
  .templateLiteral([
    z.uuid(),
    '.',
    z.enum(['booking', 'message', 'payment']),
    '.',
    z.string().regex(/^[\w-]{43}$/),
  ])
  .transform((token) => {
    const [userId = '', kind] = token.split('.')
    return { token, userId, kind: kind as MailKind }
  })

/** What ends a person's mails of one kind, and nothing else: whose they are, and a proof that only this server can make. */
export function unsubscribeToken(userId: string, kind: MailKind): string {
  return `${userId}.${kind}.${prove(['unsubscribe', userId, kind])}`
}

/** Whom and what a token speaks of; null when this server did not make it. */
export function readUnsubscribeToken(candidate: string): { userId: string; kind: MailKind } | null {
  const parsed = Token.safeParse(candidate)
  if (!parsed.success) return null
  const { token, userId, kind } = parsed.data
  return isSameText(token, unsubscribeToken(userId, kind)) ? { userId, kind } : null
}

/** The page on which a reader stops a kind of mail, and starts it again. */
export function unsubscribePage(token: string): string {
  return `${env().APP_URL}/unsubscribe/${token}`
}

/**
 * The headers by which a mail program stops a kind of mail with one press: it posts to the address without a session.
 * https://www.rfc-editor.org/rfc/rfc8058
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${env().APP_URL}/api/mail/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
