import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { MailKind } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { actorOf, signUpAs, verifyNewest } from '@/lib/people/accounts/accounts.fixture'
import { readOwnMailPreferences } from '@/lib/people/accounts/queries/read-own-mail-preferences'
import { db } from '@/lib/platform/data/db'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { resendVerification } from './resend-verification'
import { updateMailPreferences } from './update-mail-preferences'

useDatabase()
let dana: Actor

beforeAll(async () => {
  const { email } = await signUpAs()
  await verifyNewest(email)
  dana = await actorOf(email)
})
beforeEach(async () => {
  await db().outboxMessage.deleteMany()
})

const kinds: readonly MailKind[] = ['booking', 'message', 'payment']

/** Notifies the person of each kind and returns the kinds that were queued as an email. */
async function mailedKinds(): Promise<string[]> {
  for (const kind of kinds) {
    const notification = { userId: dana.userId, title: kind, message: kind, type: 'INFO' as const }
    const props = { fullName: kind, clientName: 'Sam', address: '', link: 'https://portal.test' }
    await db().$transaction((tx) => notify(tx, notification, { kind, template: 'changes-approved', props }))
  }
  const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL', userId: dana.userId } })
  return mails.map(({ payload }) => (payload as { fullName: string }).fullName).sort()
}

test('each preference stops only the emails of its kind', async () => {
  const all = { bookingMail: true, messageMail: true, paymentMail: true }
  for (const [choice, mailed] of [
    [{ bookingMail: false }, ['message', 'payment']],
    [{ messageMail: false }, ['booking', 'payment']],
    [{ paymentMail: false }, ['booking', 'message']],
    [{}, ['booking', 'message', 'payment']],
  ] as const) {
    await updateMailPreferences(dana, { ...all, ...choice })
    await db().outboxMessage.deleteMany()
    expect(await mailedKinds()).toEqual(mailed)
    expect(await readOwnMailPreferences(dana)).toEqual({ ...all, ...choice })
  }
})

test('emails about the account are always sent', async () => {
  await updateMailPreferences(dana, { bookingMail: false, messageMail: false, paymentMail: false })
  await db().user.update({ where: { id: dana.userId }, data: { emailVerifiedAt: null } })
  await resendVerification(dana.email)
  expect(await db().outboxMessage.findMany({ select: { topic: true, recipient: true } })).toEqual([
    { topic: 'verify-email', recipient: dana.email },
  ])
})
