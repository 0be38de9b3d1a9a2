import { randomUUID } from 'node:crypto'
import { makePerson } from '@/e2e/support/people'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { PrismaClient } from '@/prisma/generated/client'

const longAgo = dateToDatabase('2020-06-01')

/** Adds what only the studio's owner decides about: pay, an invitation, and a request to delete an account. */
export async function addOwnerRecords({ database }: { database: PrismaClient }) {
  const [pay, invitation, request] = await Promise.all([
    addPay(database),
    addTeamInvitation(database),
    addDeletionRequest(database),
  ])
  return { ...pay, teamInvitationId: invitation.id, deletionRequestId: request.id }
}

/** Adds a photographer who is paid by the portal, with an unpaid statement, and a bonus on none. */
async function addPay(database: PrismaClient) {
  const { userId, profileId: photographerId } = await makePerson(database, 'photographer', 'Olive Oakley')
  await database.payTerms.create({
    data: {
      photographerId,
      basis: 'PERCENT',
      serviceBasisPoints: 5000,
      shootCents: 0,
      travelBasisPoints: 10_000,
      lateFeeBasisPoints: 5000,
      paidFrom: longAgo,
      isContractor: false,
      hasW9: false,
    },
  })
  const [statement, adjustment] = await Promise.all([
    database.payStatement.create({
      data: { photographerId, startsOn: longAgo, endsOn: dateToDatabase('2020-06-30'), totalCents: 0 },
    }),
    database.payAdjustment.create({
      data: { photographerId, amountCents: 5000, reason: 'For a test.', idempotencyKey: randomUUID() },
    }),
  ])
  return {
    payeeId: userId,
    payeeProfileId: photographerId,
    payStatementId: statement.id,
    adjustmentId: adjustment.id,
  }
}

function addTeamInvitation(database: PrismaClient) {
  return database.teamInvitation.create({
    data: {
      email: `${randomUUID()}@example.test`,
      role: 'EDITOR',
      secretHash: randomUUID(),
      sentAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  })
}

async function addDeletionRequest(database: PrismaClient) {
  const { profileId } = await makePerson(database, 'client', 'Lee Leaving')
  return database.deletionRequest.create({ data: { profileId } })
}
