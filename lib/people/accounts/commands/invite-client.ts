import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOwnerEmail } from '@/lib/auth/owner'
import { hashUnknownPassword } from '@/lib/auth/password'
import { isClient } from '@/lib/auth/rules/capabilities'
import { invitationLimit } from '@/lib/people/accounts/limits'
import { ensureInvited } from '@/lib/people/accounts/operations/ensure-invited'
import { queueClientInvitation } from '@/lib/people/accounts/operations/queue-client-invitation'
import { canInviteClients } from '@/lib/people/accounts/policy'
import type { InviteClientInput } from '@/lib/people/accounts/schema/administration'
import { invitationErrors } from '@/lib/people/accounts/words/clients'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findHolder } from './find-holder'

/** `isNew` is false when the address already belonged to a client, whose account is used as it is. */
export type InvitedClient = { clientId: string; fullName: string; isNew: boolean }

/**
 * Creates a client's account without a known password and emails a link to choose one, which also verifies the address.
 * A client who has an account keeps it.
 * @throws AppError `invalid` under `email` for a team member's address and for a disabled account, `forbidden`,
 * `too-many-requests`
 */
export async function inviteClient(actor: Actor, input: InviteClientInput): Promise<InvitedClient> {
  if (!canInviteClients(actor)) throw new ForbiddenError()
  await consumeAttempt(invitationLimit, actor.profileId)
  if (isOwnerEmail(input.email)) throw new FieldError('email', invitationErrors.team)
  const invite = () => db().$transaction((tx) => openAccount(tx, actor, input))
  try {
    return await invite()
  } catch (error) {
    // A concurrent invitation or sign-up with the same address created the account.
    if (brokenConstraint(error)) return invite()
    throw error
  }
}

async function openAccount(tx: Transaction, actor: Actor, input: InviteClientInput): Promise<InvitedClient> {
  const userId = await findHolder(tx, input.email)
  const known =
    userId &&
    (await tx.profile.findUnique({
      where: { userId },
      select: { id: true, fullName: true, role: true, accountStatus: true },
    }))
  if (!known) return createAccount(tx, actor, input)
  if (isClient(known) && known.accountStatus === 'DISABLED')
    throw new FieldError('email', invitationErrors.disabled)
  // People who asked to become photographers are clients until they are approved.
  if (!isClient(known) || known.accountStatus !== 'ACTIVE')
    throw new FieldError('email', invitationErrors.team)
  await ensureInvited(tx, actor, known.id)
  return { clientId: known.id, fullName: known.fullName, isNew: false }
}

async function createAccount(
  tx: Transaction,
  actor: Actor,
  { fullName, email, phone }: InviteClientInput,
): Promise<InvitedClient> {
  const profile = await tx.profile.create({
    data: {
      fullName,
      email,
      phone,
      role: 'CLIENT',
      user: { create: { email, passwordHash: await hashUnknownPassword() } },
    },
    select: { id: true, userId: true },
  })
  await queueClientInvitation(tx, { id: profile.userId, email, fullName }, actor.fullName)
  await recordAudit(tx, actor, 'invitation.sent', profile.userId)
  return { clientId: profile.id, fullName, isNew: true }
}
