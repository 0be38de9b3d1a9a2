import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase, waitForBlockedSession } from '@/e2e/support/database'
import { Prisma } from '@/prisma/generated/client'
import { db } from './db'
import { lockRow, lockRows, lockWhere } from './lock'

useDatabase()

const createUser = (name: string) =>
  db().user.create({
    data: {
      email: `${name}@lock.test`,
      passwordHash: 'x',
      profile: { create: { fullName: name, email: `${name}@lock.test`, role: 'CLIENT' } },
    },
    select: { id: true },
  })

test('says which rows exist, in the order of their ids', async () => {
  const ids = (await Promise.all(['ada', 'bo', 'cy'].map(createUser))).map(({ id }) => id)
  await db().$transaction(async (tx) => {
    const found = await lockRows(tx, 'users', [...ids.toReversed(), randomUUID()])
    expect(found.map(({ id }) => id)).toEqual(ids.toSorted())
    expect(await lockRows(tx, 'users', [])).toEqual([])
    expect(await lockRow(tx, 'users', randomUUID())).toBe(false)
    expect(await lockRow(tx, 'studio_settings', 1, 'SHARE')).toBe(false)
  })
})

test('locks the rows that still meet a condition after waiting for them', async () => {
  const ids = (await Promise.all(['eve', 'fay'].map(createUser))).map(({ id }) => id)
  const isUnverified = Prisma.sql`id = ANY(${ids}::uuid[]) AND email_verified_at IS NULL`
  const waiting = await db().$transaction(async (tx) => {
    expect(await lockWhere(tx, 'users', isUnverified)).toEqual(ids.toSorted())
    const second = db().$transaction((other) => lockWhere(other, 'users', isUnverified))
    await waitForBlockedSession()
    await tx.user.updateMany({ where: { id: { in: ids.slice(1) } }, data: { emailVerifiedAt: new Date() } })
    return { second }
  })
  expect(await waiting.second).toEqual(ids.slice(0, 1))
})

test('a second transaction waits for the first', async () => {
  const { id } = await createUser('dee')
  const order: string[] = []
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'users', id)
    const second = db().$transaction(async (other) => {
      await lockRow(other, 'users', id)
      order.push('second')
    })
    await expect(
      db().$transaction(
        (other) => other.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR SHARE NOWAIT`,
      ),
    ).rejects.toThrow()
    order.push('first')
    return { second }
  })
  await expect.poll(() => order).toEqual(['first', 'second'])
})
