import 'server-only'
import { verificationHours } from '@/lib/accounts/limits'
import { queueClientInvitation } from '@/lib/accounts/operations/queue-client-invitation'
import type { SignUpInput } from '@/lib/accounts/schema'
import { authHref } from '@/lib/auth/next-path'
import { isOwnerEmail } from '@/lib/auth/owner'
import { hashNewPassword } from '@/lib/auth/password'
import { now } from '@/lib/platform/clock'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { queueMail } from '@/lib/platform/outbox'
import type { Secret } from '@/lib/platform/secret'
import { findHolder } from './find-holder'
import { queueVerification } from './queue-verification'
import { requestApproval } from './request-approval'

/**
 * Creates an account that must be verified by email; a photographer's also needs approval. For an address that already
 * has a verified account, changes nothing and only emails its owner. An unverified account is replaced by the newest
 * sign-up, whose link alone works, so the address belongs to whoever reads the mailbox.
 * @param deviceProof a secret stored in this browser; opening the emailed link in the same browser signs it in
 * @throws AppError `invalid` under `password` when it is easy to guess
 */
export async function signUp(input: SignUpInput, deviceProof?: Secret): Promise<void> {
  // Before any lookup, so that the response takes equally long for a known address.
  const passwordHash = await hashNewPassword(input.password, input, 'password')
  const user = await openAccount(input, passwordHash, deviceProof)
  if (!user || !waitsForApproval(input)) return
  try {
    await requestApproval(user)
  } catch (error) {
    log().warn({ userId: user.id, error: String(error) }, 'approval request not sent')
  }
}

type OpenedAccount = { id: string; email: string; fullName: string }

async function openAccount(
  input: SignUpInput,
  passwordHash: string,
  deviceProof: Secret | undefined,
): Promise<OpenedAccount | null> {
  try {
    return await db().$transaction(async (tx) => {
      const known = await findAccount(tx, input.email)
      if (known && !isReplaceable(known)) {
        await emailKnownAccount(tx, known, input)
        return null
      }
      const id = known
        ? await replaceAccount(tx, known.id, input, passwordHash)
        : await createAccount(tx, input, passwordHash)
      const user = { id, email: input.email, fullName: input.fullName }
      await queueVerification(tx, user, input.next)
      if (deviceProof) await rememberDevice(tx, id, deviceProof)
      return user
    })
  } catch (error) {
    // A concurrent sign-up with the same address created the account and sent the link.
    const isKnownNow =
      brokenConstraint(error) && (await db().user.count({ where: { email: input.email } })) > 0
    if (isKnownNow) return null
    throw error
  }
}

async function rememberDevice(tx: Transaction, userId: string, { secretHash }: Secret): Promise<void> {
  const expiresAt = new Date(now().getTime() + verificationHours * 60 * 60 * 1000)
  await tx.accountToken.create({
    data: { userId, purpose: 'SIGN_IN_AFTER_VERIFICATION', secretHash, expiresAt },
  })
}

async function findAccount(tx: Transaction, email: string) {
  // Serializes sign-ups with one address and its verification. An account created after this line isn't locked and must
  // not be replaced: the insert then fails on the unique address.
  const id = await findHolder(tx, email)
  if (!id) return null
  return tx.user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      invitedAt: true,
      approval: { select: { status: true } },
      profile: { select: { fullName: true } },
    },
  })
}
type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Whether a new sign-up may replace the account: it was never verified, approved, or denied, and the studio didn't create
 * it. That one may have bookings, so only the link in the mailbox sets its password.
 */
function isReplaceable(known: KnownAccount): boolean {
  return (
    !known.emailVerifiedAt && !known.invitedAt && (!known.approval || known.approval.status === 'PENDING')
  )
}

/** Emails the mailbox's owner, and nobody else, that the address already has an account: perhaps as its former one. */
async function emailKnownAccount(
  tx: Transaction,
  known: KnownAccount,
  { email: typed, next }: SignUpInput,
): Promise<void> {
  const { id, invitedAt } = known
  const email = known.email.toLowerCase() === typed.toLowerCase() ? known.email : typed
  const fullName = known.profile?.fullName ?? email
  if (!known.emailVerifiedAt && invitedAt)
    return queueClientInvitation(tx, { id, email: known.email, fullName }, null)
  if (!known.emailVerifiedAt) return queueVerification(tx, { id, email, fullName }, next)
  const props = { fullName, link: `${env().APP_URL}${authHref('/auth', { next })}` }
  await queueMail(tx, { to: email, userId: id, template: 'account-exists', props })
}

async function createAccount(tx: Transaction, input: SignUpInput, passwordHash: string): Promise<string> {
  const profile = { ...initialProfile(input), email: input.email }
  const created = await tx.user.create({
    data: { email: input.email, passwordHash, profile: { create: profile } },
    select: { id: true },
  })
  return created.id
}

async function replaceAccount(
  tx: Transaction,
  id: string,
  input: SignUpInput,
  passwordHash: string,
): Promise<string> {
  await tx.accountToken.deleteMany({ where: { userId: id } })
  await tx.pendingApproval.deleteMany({ where: { userId: id } })
  await tx.user.update({
    where: { id },
    data: { passwordHash, sessionVersion: { increment: 1 }, profile: { update: initialProfile(input) } },
  })
  return id
}

/** Everyone starts as a client; only approval or the owner's verification makes a photographer. */
function initialProfile(input: SignUpInput) {
  const accountStatus = waitsForApproval(input) ? 'PENDING_APPROVAL' : 'ACTIVE'
  return { fullName: input.fullName, role: 'CLIENT', accountStatus } as const
}

function waitsForApproval(input: SignUpInput): boolean {
  return input.role === 'photographer' && !isOwnerEmail(input.email)
}
