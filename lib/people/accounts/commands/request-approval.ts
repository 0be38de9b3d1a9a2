import 'server-only'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { notify } from '@/lib/studio/notifications/operations/notify'

type Applicant = { id: string; email: string; fullName: string }
type Decider = { userId: string; email: string; fullName: string }

/** Records a photographer's request to join and notifies every active photographer, by email too. */
export async function requestApproval(applicant: Applicant): Promise<void> {
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
