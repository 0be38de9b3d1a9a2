import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import { actorOf, makePhotographer, signUpAs, verifyNewest } from '@/lib/people/accounts/accounts.fixture'
import { listPendingApprovals } from '@/lib/people/accounts/queries/list-pending-approvals'
import { readOwnRequest } from '@/lib/people/accounts/queries/read-own-request'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import { db } from '@/lib/platform/data/db'

useDatabase({ fresh: 'test' })
useEnvironment(() => ({ OWNER_EMAIL: undefined }))

test('a portal needs an active photographer or an owner', async () => {
  expect(await readSetup()).toEqual({ hasOwner: false, hasPhotographer: false })
  const photographer = await makePhotographer()
  expect(await readSetup()).toEqual({ hasOwner: true, hasPhotographer: true })
  await db().profile.update({ where: { id: photographer.profileId }, data: { accountStatus: 'DISABLED' } })
  expect(await readSetup()).toEqual({ hasOwner: false, hasPhotographer: false })
})

test('dates of requests are in the studio’s time zone', async () => {
  const photographer = await makePhotographer()
  const { email } = await signUpAs({ role: 'photographer', fullName: 'Lee Marchetti' })
  await verifyNewest(email)
  // Half past eleven in the evening of June 9 in New York.
  const requestedAt = new Date('2026-06-10T03:30:00Z')
  await db().pendingApproval.update({
    where: { userId: (await actorOf(email)).userId },
    data: { createdAt: requestedAt },
  })
  await db().user.update({ where: { email }, data: { emailVerifiedAt: requestedAt } })
  expect(await listPendingApprovals(photographer)).toMatchObject([
    { fullName: 'Lee Marchetti', email, requestedOn: 'June 09, 2026' },
  ])
  expect(await readOwnRequest(await actorOf(email))).toEqual({
    requestedOn: 'June 09, 2026',
    verifiedOn: 'June 09, 2026',
    decidedOn: null,
    note: null,
  })
})
