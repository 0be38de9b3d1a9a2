import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import { weakPasswordTexts } from '@/lib/auth/words'
import {
  mailedSecrets,
  makePhotographer,
  newEmail,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { approvePhotographer } from './approve-photographer'
import { resendVerification } from './resend-verification'
import { verifyEmail } from './verify-email'

useDatabase()

const accountOf = (email: string) =>
  db().user.findUniqueOrThrow({ where: { email }, include: { profile: true, approval: true, tokens: true } })

test('creates an unverified client account', async () => {
  const { email } = await signUpAs({ fullName: "Nguyễn O'Brien-Smith" })
  const account = await accountOf(email)
  expect(account).toMatchObject({
    emailVerifiedAt: null,
    approval: null,
    profile: { fullName: "Nguyễn O'Brien-Smith", email, role: 'CLIENT', accountStatus: 'ACTIVE' },
  })
  expect(account.passwordHash).toMatch(/^\$argon2id\$/)
  const [secret = ''] = await mailedSecrets(email)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(account.tokens)).not.toContain(secret)
})

test('the emailed link and a resent one carry the page to open afterward', async () => {
  const { email } = await signUpAs({ next: '/book?service=1' })
  await resendVerification(email, '/book')
  const mails = await db().outboxMessage.findMany({
    where: { recipient: email },
    orderBy: { createdAt: 'asc' },
  })
  const nexts = mails.map(({ payload }) =>
    new URL((payload as { link: string }).link).searchParams.get('next'),
  )
  expect(nexts).toEqual(['/book?service=1', '/book'])
})

test('a photographer’s request notifies every active photographer and needs approval', async () => {
  const [marin, other] = [await makePhotographer(), await makePhotographer()]
  await db().profile.update({ where: { id: other.profileId }, data: { accountStatus: 'DISABLED' } })
  const { email } = await signUpAs({ role: 'photographer', fullName: 'Lee Marchetti' })
  const account = await accountOf(email)
  expect(account.profile).toMatchObject({ role: 'CLIENT', accountStatus: 'PENDING_APPROVAL' })
  expect(account.approval).toMatchObject({ status: 'PENDING', requestedRole: 'PHOTOGRAPHER', email })
  const notifications = await db().notification.findMany({
    where: { actionType: 'approve_photographer', actionData: { path: ['email'], equals: email } },
  })
  expect(notifications).toMatchObject([
    {
      userId: marin.userId,
      type: 'WARNING',
      actionData: { user_id: account.id, email, full_name: 'Lee Marchetti' },
    },
  ])
  const mailed = await db().outboxMessage.findMany({ where: { topic: 'approval-requested' } })
  expect(mailed).toMatchObject([
    { recipient: marin.email, payload: { applicantName: 'Lee Marchetti', applicantEmail: email } },
  ])
})

test('the sign-up succeeds when recording the request fails', async () => {
  await makePhotographer()
  await db().$executeRaw`ALTER TABLE pending_approvals ADD CONSTRAINT broken CHECK (false) NOT VALID`
  try {
    const { email } = await signUpAs({ role: 'photographer' })
    expect(await accountOf(email)).toMatchObject({
      approval: null,
      profile: { accountStatus: 'PENDING_APPROVAL' },
    })
    expect(await mailedSecrets(email)).toHaveLength(1)
  } finally {
    await db().$executeRaw`ALTER TABLE pending_approvals DROP CONSTRAINT broken`
  }
})

test('rejects a common password and the person’s own name', async () => {
  const email = newEmail()
  for (const password of ['Password1', 'Summer2026!', 'Whitfield-1', 'DanaWhitfield1']) {
    await expect(signUpAs({ email, password }), password).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: [expect.toBeOneOf(Object.values(weakPasswordTexts))] },
    })
  }
  expect(await db().user.count({ where: { email } })).toBe(0)
})

test('a known address gets an email, and its account does not change', async () => {
  const { email } = await signUpAs()
  await verifyNewest(email)
  const before = await accountOf(email)
  await signUpAs({ email: email.toUpperCase(), password: 'Another-Pass-1', fullName: 'Someone Else' })
  expect(await accountOf(email)).toEqual(before)
  const topics = await db().outboxMessage.findMany({ where: { recipient: email }, select: { topic: true } })
  expect(topics.map(({ topic }) => topic)).toEqual(['verify-email', 'account-exists'])
})

test('the newest sign-up replaces an unverified account and its links', async () => {
  const { email } = await signUpAs({ password: 'Squatter-Pass-1', role: 'photographer' })
  await signUpAs({ email, fullName: 'The Owner' })
  const [first = ''] = await mailedSecrets(email)
  await expect(verifyEmail(first)).rejects.toMatchObject({ code: 'conflict' })
  await verifyNewest(email)
  expect(await checkCredentials({ email, password: 'Squatter-Pass-1' })).toEqual({ outcome: 'wrong' })
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
  expect(await accountOf(email)).toMatchObject({
    approval: null,
    profile: { fullName: 'The Owner', accountStatus: 'ACTIVE' },
  })
})

test('a later sign-up does not replace an approved account', async () => {
  const photographer = await makePhotographer()
  const { email } = await signUpAs({ role: 'photographer' })
  const { id } = await accountOf(email)
  await approvePhotographer(photographer, id)
  await signUpAs({ email, password: 'Squatter-Pass-1' })
  await verifyNewest(email)
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
})

test('ten concurrent sign-ups with one address create one account', async () => {
  const email = newEmail()
  await Promise.all(Array.from({ length: 10 }, () => signUpAs({ email, role: 'photographer' })))
  expect(await db().user.count({ where: { email } })).toBe(1)
  expect(await db().pendingApproval.count({ where: { email } })).toBeLessThanOrEqual(1)
  await verifyNewest(email)
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
})

test('of a concurrent verification and sign-up, exactly one takes effect', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { email } = await signUpAs({ password: 'First-Pass-1' })
    const [first = ''] = await mailedSecrets(email)
    const [verified] = await Promise.allSettled([
      verifyEmail(first),
      signUpAs({ email, password: 'Second-Pass-2' }),
    ])
    const outcomeOf = async (password: string) => (await checkCredentials({ email, password })).outcome
    const expected = verified.status === 'fulfilled' ? ['right', 'wrong'] : ['wrong', 'unverified']
    expect([await outcomeOf('First-Pass-1'), await outcomeOf('Second-Pass-2')]).toEqual(expected)
  }
})
