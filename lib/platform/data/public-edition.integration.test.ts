import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { db, type Transaction } from './db'
import { readPerEdition } from './public-edition'

useDatabase()

/** Counts reads; `fail` makes the next read throw. */
function counted() {
  const state = { reads: 0, fail: false }
  const read = readPerEdition(async (key: string) => {
    state.reads += 1
    if (state.fail) throw new Error('no answer')
    return `${key} ${state.reads}`
  })
  return { state, read }
}

const changes: [string, () => Promise<unknown>][] = [
  ['a project', () => db().portfolioItem.create({ data: { title: 'New', category: 'Event Photography' } })],
  ['its text', () => db().portfolioItem.updateMany({ data: { title: 'Newer' } })],
  ['equipment', () => db().equipment.create({ data: { name: 'Drone', category: 'Cameras' } })],
  ['a figure', () => db().portfolioStat.create({ data: { label: 'Houses', value: '9' } })],
  [
    'a prepared picture',
    () =>
      db().storedFile.create({
        data: {
          key: 'picture',
          name: 'picture.jpg',
          purpose: 'PORTFOLIO',
          contentType: 'image/jpeg',
          sizeBytes: 1,
          portfolioMedia: { create: { kind: 'IMAGE', state: 'READY' } },
        },
      }),
  ],
  ['a service', () => db().service.updateMany({ data: { priceCents: 1 } })],
  ['the studio', () => createStudio()],
  ["the studio's phone number", () => db().studioSettings.updateMany({ data: { phone: '555 0100' } })],
  ['a deletion', () => db().portfolioItem.deleteMany()],
]

test.each(changes)('is read anew after a change of %s, and only then', async (_name, change) => {
  const { state, read } = counted()
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a 1', 'a 1', 'b 2'])
  await change()
  expect([await read('a'), await read('a')]).toEqual(['a 3', 'a 3'])
  expect(state.reads).toBe(3)
})

test('a change that the public pages do not show is no edition', async () => {
  const { state, read } = counted()
  await read('a')
  await db().user.create({ data: { email: 'somebody@northlight.test', passwordHash: 'none' } })
  await db().storedFile.create({
    data: {
      key: 'document',
      name: 'a.pdf',
      purpose: 'MESSAGE_ATTACHMENT',
      contentType: 'application/pdf',
      sizeBytes: 1,
    },
  })
  await read('a')
  expect(state.reads).toBe(1)
})

test('what is not committed is not seen, and what is rolled back changes nothing', async () => {
  const { state, read } = counted()
  await read('a')
  const change = db().$transaction(async (tx) => {
    await tx.portfolioStat.create({ data: { label: 'Never', value: '0' } })
    await read('a')
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  await read('a')
  expect(state.reads).toBe(1)
})

test('many who ask at once wait for one reading, and a failure is not remembered', async () => {
  const { state, read } = counted()
  await read('first')
  expect(new Set(await Promise.all([read('a'), read('a'), read('a')]))).toEqual(new Set(['a 2']))
  state.fail = true
  await expect(read('b')).rejects.toThrow('no answer')
  state.fail = false
  expect(await read('b')).toBe('b 4')
})

test('two who change things in opposite order do not wait for each other', async () => {
  const data = { title: 'Shared', category: 'Event Photography' }
  const { id } = await db().portfolioItem.create({ data, select: { id: true } })
  const addStat = (tx: Transaction) => tx.portfolioStat.create({ data: { label: 'Change', value: '1' } })
  const moveItem = (tx: Transaction) => tx.portfolioItem.update({ where: { id }, data: { position: 1 } })
  let itemIsHeld = () => {}
  const held = new Promise<void>((resolve) => {
    itemIsHeld = resolve
  })
  const one = db().$transaction(async (tx) => {
    await addStat(tx)
    await held
    await moveItem(tx)
  })
  const other = db().$transaction(async (tx) => {
    await moveItem(tx)
    itemIsHeld()
    await addStat(tx)
  })
  await expect(Promise.all([one, other])).resolves.toHaveLength(2)
})
