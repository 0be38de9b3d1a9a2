import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { brokenConstraint, db } from './db'

useDatabase()

async function failureOf(write: Promise<unknown>): Promise<unknown> {
  try {
    await write
  } catch (error) {
    return error
  }
  throw new Error('the write went through')
}

test('names the unique index, the check, the exclusion and the foreign key a write broke', async () => {
  const photographer = await db().user.create({
    data: {
      email: 'ava@constraint.test',
      passwordHash: 'x',
      profile: { create: { fullName: 'Ava', email: 'ava@constraint.test', role: 'PHOTOGRAPHER' } },
    },
    include: { profile: true },
  })
  const photographerId = photographer.profile?.id ?? ''
  const slot = (startHour: number, endHour: number) =>
    db().availabilitySlot.create({
      data: {
        photographerId,
        date: new Date('2030-05-01'),
        startTime: new Date(Date.UTC(1970, 0, 1, startHour)),
        endTime: new Date(Date.UTC(1970, 0, 1, endHour)),
      },
    })
  await slot(9, 12)
  const user = db().user.create({ data: { email: 'AVA@constraint.test', passwordHash: 'x' } })
  expect(brokenConstraint(await failureOf(user))).toBe('users_email_key')
  expect(brokenConstraint(await failureOf(slot(11, 13)))).toBe('availability_slots_no_overlap')
  expect(brokenConstraint(await failureOf(slot(15, 14)))).toBe('availability_slots_end_after_start')
  const orphan = db().accountToken.create({
    data: { userId: randomUUID(), purpose: 'VERIFY_EMAIL', secretHash: 'x', expiresAt: new Date() },
  })
  expect(brokenConstraint(await failureOf(orphan))).toBe('account_tokens_user_id_fkey')
})

test('is silent about every other failure', async () => {
  expect(brokenConstraint(new Error('connection lost'))).toBeNull()
  expect(brokenConstraint(await failureOf(db().$queryRaw`SELECT 1 / 0`))).toBeNull()
})
