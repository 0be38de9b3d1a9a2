import 'server-only'
import { authHref } from '@/lib/auth/next-path'
import { queueClientInvitation } from '@/lib/people/accounts/operations/queue-client-invitation'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { queueVerification } from './queue-verification'

/** The columns of an account that `emailKnownAccount` needs. */
export const knownAccountColumns = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  invitedAt: true,
  profile: { select: { fullName: true } },
} as const

type KnownAccount = {
  id: string
  email: string
  emailVerifiedAt: Date | null
  invitedAt: Date | null
  profile: { fullName: string } | null
}

/**
 * Emails the mailbox's owner, and nobody else, about their account, perhaps at its former address: the link that it lacks,
 * or that it exists. Returns the email's id in the outbox.
 */
export async function emailKnownAccount(
  tx: Transaction,
  known: KnownAccount,
  { email: typed, next }: { email: string; next?: string | undefined },
): Promise<string> {
  const { id, invitedAt } = known
  const email = known.email.toLowerCase() === typed.toLowerCase() ? known.email : typed
  const fullName = known.profile?.fullName ?? email
  if (!known.emailVerifiedAt && invitedAt)
    return queueClientInvitation(tx, { id, email: known.email, fullName }, null)
  if (!known.emailVerifiedAt) return queueVerification(tx, { id, email, fullName }, next)
  const props = { fullName, link: `${env().APP_URL}${authHref('/auth', next ? { next } : {})}` }
  return queueMail(tx, { to: email, userId: id, template: 'account-exists', props })
}
