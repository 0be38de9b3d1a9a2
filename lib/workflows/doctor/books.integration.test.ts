import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { bookFaultsOf } from './book-faults.fixture'
import { makeBooks } from './books.fixture'
import { findResults } from './doctor.fixture'
import { invoiceFaultsOf } from './invoice-faults.fixture'

// A studio whose money moved after it was paid is clean; each fault put into its books by hand is named, with its record.

useDatabase()
useStorage()
useStripe()

let books: Awaited<ReturnType<typeof makeBooks>>

beforeAll(async () => {
  books = await makeBooks()
}, 180_000)

test('The doctor finds nothing in books whose money moved', async () => {
  expect(await findResults()).toEqual([])
}, 60_000)

describe('The doctor names', () => {
  test.each([...invoiceFaultsOf(() => books), ...bookFaultsOf(() => books)])(
    '$what ($check)',
    async ({ check, names, breakIt, mendIt }) => {
      await breakIt()
      try {
        // Fixing changes nothing that a person has to decide.
        for (const results of [await findResults(), await findResults({ fixes: true })]) {
          expect(results.map(({ name, findings }) => [name, findings.length])).toEqual([[check, 1]])
          expect(results[0]?.advice).toMatch(/\w/)
          for (const name of names()) expect(results[0]?.findings[0]?.text).toContain(name)
        }
      } finally {
        await mendIt()
      }
      expect(await findResults()).toEqual([])
    },
    60_000,
  )
})
