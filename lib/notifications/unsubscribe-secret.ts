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

/** Returns a signed token that can turn one kind of email off and on for one person, and nothing else. */
export function unsubscribeToken(userId: string, kind: MailKind): string {
  return `${userId}.${kind}.${prove(['unsubscribe', userId, kind])}`
}

/** Returns the user and the kind of email in a token; null when this server didn't sign it. */
export function readUnsubscribeToken(candidate: string): { userId: string; kind: MailKind } | null {
  const parsed = Token.safeParse(candidate)
  if (!parsed.success) return null
  const { token, userId, kind } = parsed.data
  return isSameText(token, unsubscribeToken(userId, kind)) ? { userId, kind } : null
}

/** Returns the address of the page where a reader turns a kind of email off and on. */
export function unsubscribePage(token: string): string {
  return `${env().APP_URL}/unsubscribe/${token}`
}

/**
 * Returns the headers for one-click unsubscribe: the email client posts to the address, without a session.
 * https://www.rfc-editor.org/rfc/rfc8058
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${env().APP_URL}/api/mail/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
