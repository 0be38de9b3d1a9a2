import { expect, it } from 'vitest'
import { describeFailure } from './migrate-database'

it('says which addresses of the database it tried', () => {
  const reasons = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`))
  expect(describeFailure(new AggregateError(reasons))).toBe(
    'connect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432',
  )
})
