import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { hashNewPassword } from '@/lib/auth/password'
import { verificationHours } from '@/lib/people/accounts/limits'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import type { SignUpInput } from '@/lib/people/accounts/schema/signing-in'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { log } from '@/lib/platform/monitoring/log'
import type { Secret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { checkFirstAgreement, recordAgreement } from '@/lib/studio/legal/operations/agree'
import type { LegalDocument } from '@/lib/studio/legal/schema'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { emailKnownAccount, knownAccountColumns } from './email-known-account'
import { findHolder } from './find-holder'
import { queueVerification } from './queue-verification'

type Applicant = { id: string; email: string; fullName: string }

/**
 * Creates an account that must be verified by email; a photographer's also needs approval. For an address that already
 * has a verified account, changes nothing and only emails its owner. An unverified account is replaced by the newest
 * sign-up, whose link alone works, so the address belongs to whoever reads the mailbox.
 * @param deviceProof a secret stored in this browser; opening the emailed link in the same browser signs it in
 * @returns the id in the outbox of the email to this address, null if another sign-up with it happened at the same time; and
 * whether to say that the account needs an approval
 * @throws AppError `invalid` under `password` when it is easy to guess, or under `agreed` without agreement to the terms
 */
export async function signUp(
  input: SignUpInput,
  deviceProof?: Secret,
): Promise<{ mailId: string | null; needsApproval: boolean }> {
  const agreed = await checkFirstAgreement(input)
  // Before any lookup, so that the response takes equally long for a known address.
  const passwordHash = await hashNewPassword(input.password, input, 'password')
  // Once the owner's account exists, the response must not reveal whose address it is.
  const isNewOwner = isOwnerEmail(input.email) && !(await readSetup()).hasPhotographer
  const { user, mailId } = await openAccount(input, passwordHash, agreed, deviceProof)
  if (user && waitsForApproval(input)) await tryToRequestApproval(user)
  return { mailId, needsApproval: input.role === 'photographer' && !isNewOwner }
}

async function tryToRequestApproval(user: OpenedAccount): Promise<void> {
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
  agreed: readonly LegalDocument[],
  deviceProof: Secret | undefined,
): Promise<{ user: OpenedAccount | null; mailId: string | null }> {
  try {
    return await db().$transaction(async (tx) => {
      const known = await findAccount(tx, input.email)
      if (known && !isReplaceable(known)) {
        return { user: null, mailId: await emailKnownAccount(tx, known, input) }
      }
      const id = known
        ? await replaceAccount(tx, known.id, input, passwordHash)
        : await createAccount(tx, input, passwordHash)
      const profile = await tx.profile.findUniqueOrThrow({ where: { userId: id }, select: { id: true } })
      await recordAgreement(tx, profile.id, agreed)
      const user = { id, email: input.email, fullName: input.fullName }
      const mailId = await queueVerification(tx, user, input.next)
      if (deviceProof) await rememberDevice(tx, id, deviceProof)
      return { user, mailId }
    })
  } catch (error) {
    // A concurrent sign-up with the same address created the account and sent the link.
    const isKnownNow =
      brokenConstraint(error) && (await db().user.count({ where: { email: input.email } })) > 0
    if (isKnownNow) return { user: null, mailId: null }
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
    select: { ...knownAccountColumns, approval: { select: { status: true } } },
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

/** Records a photographer's request to join and notifies every active photographer, by email too. */
async function requestApproval(applicant: Applicant): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.pendingApproval.create({
      data: {
        userId: applicant.id,
        email: applicant.email,
        fullName: applicant.fullName,
        requestedRole: 'PHOTOGRAPHER',
      },
    })
    const deciders = await tx.profile.findMany({
      where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
      select: { userId: true, email: true, fullName: true },
    })
    for (const decider of deciders) await notifyDecider(tx, decider, applicant)
  })
}

type Decider = { userId: string; email: string; fullName: string }

async function notifyDecider(tx: Transaction, decider: Decider, applicant: Applicant): Promise<void> {
  await notify(tx, {
    userId: decider.userId,
    ...accountNotifications.approvalRequested(applicant),
    type: 'WARNING',
    action: 'approve_photographer',
    details: { user_id: applicant.id, email: applicant.email, full_name: applicant.fullName },
  })
  await queueMail(tx, {
    to: decider.email,
    userId: decider.userId,
    template: 'approval-requested',
    props: {
      fullName: decider.fullName,
      applicantName: applicant.fullName,
      applicantEmail: applicant.email,
      link: `${env().APP_URL}/admin`,
    },
  })
}
