import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { mayEnter } from '@/lib/auth/actor'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  makePhotographer,
  openSessionOf,
  signUpAs,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { listPendingApprovals } from '@/lib/people/accounts/queries/list-pending-approvals'
import { readOwnRequest } from '@/lib/people/accounts/queries/read-own-request'
import { accountNotifications, denialNote } from '@/lib/people/accounts/words/approval'
import { db } from '@/lib/platform/data/db'
import { userChannel } from '@/lib/studio/notifications/rules'
import { approvePhotographer } from './approve-photographer'
import { denyPhotographer } from './deny-photographer'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await makePhotographer()
})

async function makeApplicant(): Promise<Actor> {
  const { email } = await signUpAs({ role: 'photographer', fullName: 'Lee Marchetti' })
  await verifyNewest(email)
  return actorOf(email)
}
const requestOf = (actor: Actor) =>
  db().pendingApproval.findUniqueOrThrow({ where: { userId: actor.userId } })
const mailsTo = async (actor: Actor) =>
  (await db().outboxMessage.findMany({ where: { recipient: actor.email, kind: 'MAIL' } })).map(
    ({ topic }) => topic,
  )

test('a pending account passes no access check', async () => {
  const applicant = await makeApplicant()
  expect(applicant.status).toBe('PENDING_APPROVAL')
  for (const access of ['signed-in', 'client', 'photographer'] as const) {
    expect(mayEnter(access, applicant)).toBe(false)
  }
})

test('approval creates a photographer, records the decision, ends old sessions, and notifies by email too', async () => {
  const applicant = await makeApplicant()
  const session = await openSessionOf(applicant.email)
  await approvePhotographer(photographer, applicant.userId)
  expect(await actorOf(applicant.email)).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE' })
  expect(await findActor(session)).toBeNull()
  const request = await requestOf(applicant)
  expect(request).toMatchObject({ status: 'APPROVED', approvedById: photographer.profileId })
  expect(request.approvedAt).toBeInstanceOf(Date)
  const notifications = await db().notification.findMany({ where: { userId: applicant.userId } })
  expect(notifications).toMatchObject([{ ...accountNotifications.approved, type: 'SUCCESS' }])
  expect(await mailsTo(applicant)).toContain('account-approved')
  const audit = await db().auditEntry.findMany({ where: { subjectId: applicant.userId } })
  expect(audit).toMatchObject([{ action: 'photographer.approved', actorId: photographer.profileId }])
})

test('denial stores the note and notifies by email too', async () => {
  const applicant = await makeApplicant()
  await denyPhotographer(photographer, applicant.userId, denialNote)
  expect(await actorOf(applicant.email)).toMatchObject({ role: 'CLIENT', status: 'DENIED' })
  expect(await requestOf(applicant)).toMatchObject({
    status: 'DENIED',
    adminNotes: denialNote,
    approvedById: photographer.profileId,
  })
  const notifications = await db().notification.findMany({ where: { userId: applicant.userId } })
  expect(notifications).toMatchObject([accountNotifications.denied(denialNote)])
  expect(await mailsTo(applicant)).toContain('account-denied')
})

test('a denial can be reversed only explicitly', async () => {
  const applicant = await makeApplicant()
  const afterDenial = { afterDenial: true }
  await expect(approvePhotographer(photographer, applicant.userId, afterDenial)).rejects.toMatchObject({
    code: 'conflict',
  })
  await denyPhotographer(photographer, applicant.userId, denialNote)
  await expect(approvePhotographer(photographer, applicant.userId)).rejects.toMatchObject({
    code: 'conflict',
  })
  await approvePhotographer(photographer, applicant.userId, afterDenial)
  expect(await actorOf(applicant.email)).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE' })
  expect(await requestOf(applicant)).toMatchObject({ status: 'APPROVED', adminNotes: null })
})

test('the photographer’s note reaches the person on screen and by email', async () => {
  const applicant = await makeApplicant()
  await denyPhotographer(photographer, applicant.userId, 'We have enough drone pilots this year.')
  expect(await readOwnRequest(applicant)).toMatchObject({ note: 'We have enough drone pilots this year.' })
  expect(await db().notification.findFirstOrThrow({ where: { userId: applicant.userId } })).toMatchObject({
    message: 'We have enough drone pilots this year.',
  })
  const mail = await db().outboxMessage.findFirstOrThrow({
    where: { recipient: applicant.email, topic: 'account-denied' },
  })
  expect(mail.payload).toMatchObject({ note: 'We have enough drone pilots this year.' })
})

test('a decision marks only its own notifications as read, for every photographer', async () => {
  const colleague = await makePhotographer()
  const [decided, waiting] = [await makeApplicant(), await makeApplicant()]
  const readStatesOf = async ({ userId }: Actor) => {
    const rows = await db().notification.findMany({
      where: {
        userId: { in: [photographer.userId, colleague.userId] },
        actionType: 'approve_photographer',
        actionData: { path: ['user_id'], equals: userId },
      },
    })
    return rows.map(({ isRead }) => isRead)
  }
  await denyPhotographer(photographer, decided.userId, denialNote)
  expect(await readStatesOf(decided)).toEqual([true, true])
  expect(await readStatesOf(waiting)).toEqual([false, false])
  const pushes = await db().outboxMessage.findMany({ where: { kind: 'PUSH', topic: 'notification' } })
  const channels = pushes.flatMap(({ payload }) => (payload as { channels: string[] }).channels)
  expect(channels).toEqual(
    expect.arrayContaining([userChannel(photographer.userId), userChannel(colleague.userId)]),
  )
})

test('only one of several concurrent decisions counts', async () => {
  const applicant = await makeApplicant()
  const outcomes = await Promise.allSettled([
    approvePhotographer(photographer, applicant.userId),
    denyPhotographer(photographer, applicant.userId, denialNote),
    approvePhotographer(photographer, applicant.userId),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { status } = await requestOf(applicant)
  expect((await actorOf(applicant.email)).status).toBe(status === 'APPROVED' ? 'ACTIVE' : 'DENIED')
  expect(await db().notification.count({ where: { userId: applicant.userId } })).toBe(1)
})

test('only active photographers see and decide requests', async () => {
  const applicant = await makeApplicant()
  const { email } = await signUpAs()
  await verifyNewest(email)
  const client = await actorOf(email)
  const disabled: Actor = { ...photographer, status: 'DISABLED' }
  for (const actor of [client, applicant, disabled]) {
    await expect(approvePhotographer(actor, applicant.userId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(denyPhotographer(actor, applicant.userId, denialNote)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await listPendingApprovals(actor)).toEqual([])
  }
  const waiting = await listPendingApprovals(photographer)
  expect(waiting.map(({ userId }) => userId)).toContain(applicant.userId)
})

test('an account without a request cannot be approved', async () => {
  const { email } = await signUpAs()
  await verifyNewest(email)
  const { userId } = await actorOf(email)
  await expect(approvePhotographer(photographer, userId)).rejects.toMatchObject({ code: 'conflict' })
  expect((await actorOf(email)).role).toBe('CLIENT')
})

test('a request without a row can be decided', async () => {
  const applicant = await makeApplicant()
  await db().pendingApproval.delete({ where: { userId: applicant.userId } })
  expect((await listPendingApprovals(photographer)).map(({ userId }) => userId)).toContain(applicant.userId)
  await approvePhotographer(photographer, applicant.userId)
  expect(await requestOf(applicant)).toMatchObject({ status: 'APPROVED' })
})
