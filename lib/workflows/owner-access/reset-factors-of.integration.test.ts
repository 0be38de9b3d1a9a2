import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { resetFactorsOf } from './reset-factors-of'

useDatabase()

test("someone on the server removes an account's factors, which is audited without a person, and emailed", async () => {
  const { userId, email } = await createPerson('PHOTOGRAPHER')
  await expect(resetFactorsOf(email)).rejects.toMatchObject({ code: 'conflict' })
  await expect(resetFactorsOf('nobody@example.test')).rejects.toMatchObject({ code: 'not-found' })
  const passkey = { name: 'Phone', credentialId: email, publicKey: new Uint8Array(), counter: 0 }
  await db().passkey.create({ data: { userId, ...passkey } })
  await resetFactorsOf(email.toUpperCase())
  expect(await hasSecondFactor(userId)).toBe(false)
  const entry = { subjectId: userId, action: 'factors.reset', actorId: null }
  expect(await db().auditEntry.count({ where: entry })).toBe(1)
  expect(await db().outboxMessage.count({ where: { recipient: email, topic: 'security-changed' } })).toBe(1)
})
