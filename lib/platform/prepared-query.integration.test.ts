import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from './db'
import { prepareQuery } from './prepared-query'

useDatabase()

const emails = ['one@prepared.test', 'other@prepared.test']

async function createUsers() {
  const data = emails.map((email) => ({ email, passwordHash: 'x' }))
  await db().user.createMany({ data, skipDuplicates: true })
}

test('builds the statement once for each shape, and sends the values of each call', async () => {
  await createUsers()
  const shapes: string[] = []
  const findUsers = prepareQuery(
    (builder, { email, before }: { email: string; before: Date }, shape: 'alike' | 'different') => {
      shapes.push(shape)
      return builder
        .selectFrom('users')
        .where('email', shape === 'alike' ? '=' : '<>', email)
        .where('createdAt', '<', before)
        .select('email')
    },
  )
  const before = new Date(Date.now() + 60_000)
  for (const email of emails) {
    const other = emails.filter((one) => one !== email)
    expect(await findUsers({ email, before }, 'alike')).toEqual([{ email }])
    expect(await findUsers({ email, before }, 'different')).toEqual(other.map((one) => ({ email: one })))
  }
  expect(await findUsers({ email: emails[0] ?? '', before: new Date(0) }, 'alike')).toEqual([])
  expect(shapes).toEqual(['alike', 'different'])
})

test('builds another statement when a value is undefined', async () => {
  await createUsers()
  const findUsers = prepareQuery((builder, { email }: { email: string | undefined }) => {
    const users = builder.selectFrom('users').select('email').orderBy('email')
    return email ? users.where('email', '=', email) : users
  })
  const [one = ''] = emails
  expect(await findUsers({ email: one })).toEqual([{ email: one }])
  expect(await findUsers({ email: undefined })).toEqual(emails.map((email) => ({ email })))
})

test('rejects a pattern that is made of a value', async () => {
  const findUsers = prepareQuery((builder, { email }: { email: string }) =>
    builder.selectFrom('users').where('email', 'like', `${email}%`).select('id'),
  )
  await expect(findUsers({ email: 'one' })).rejects.toThrow('constants')
})

test.each([
  ['a moment', new Date()],
  ['an id', 'd3b07384-d9a0-4c9b-8f4e-0c1d2e3f4a5b'],
])('rejects keeping %s of the first call', async (_, value) => {
  const findUsers = prepareQuery((builder, _values: object) =>
    builder
      .selectFrom('users')
      .where('createdAt', '=', value as Date)
      .select('id'),
  )
  await expect(findUsers({})).rejects.toThrow('constants')
})
