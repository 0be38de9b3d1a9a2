import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { submitRefund } from '@/lib/billing/invoices/commands/submit-refund'
import { useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { anyChain, type GeneratedChain } from './testing/any-chain'
import { compare, examineBooks, examineChain, readBooks } from './testing/compare'
import { type Chain, openChain } from './testing/open-chain.fixture'
import { listSteps } from './testing/steps'

const seed = Number(process.env.MONEY_CHAINS_SEED ?? 37)
const count = Number(process.env.MONEY_CHAINS ?? 100)

useDatabase({ fresh: 'test' })
const stripe = useStripe()

let owner: Actor
const known = new Set<string>()

beforeEach(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
})

/** Runs what the queue would. */
async function submitRefunds({ bookingId }: Chain): Promise<void> {
  const pending = await db().refund.findMany({
    where: { invoice: { bookingId }, state: 'PENDING' },
    select: { id: true },
  })
  for (const { id } of pending) await submitRefund({ refundId: id })
}

/** Plays a chain, and compares after each step. Returns how many steps that were. @throws Error that names them */
async function play({ terms, choices }: GeneratedChain): Promise<number> {
  const before = await readBooks({ owner })
  const chain = await openChain(terms, owner, stripe)
  const names: string[] = []
  try {
    for (const { pick, size } of choices) {
      const possible = listSteps(chain, size)
      const step = possible[pick % possible.length]
      if (!step) break
      names.push(step.name)
      await step.run()
      await submitRefunds(chain)
      await compare(chain, before)
      await examineChain(chain, known)
    }
    for (const finding of await examineBooks()) known.add(finding)
  } catch (error) {
    const { message, stack = '' } = error as Error
    const at = message.includes('the model') ? '' : stack.split('\n').slice(1, 6).join('\n')
    throw new Error(`after ${names.join(', ')}: ${message} ${at}`)
  }
  return names.length
}

const batchSize = 20
const batches = Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => seed + index)
let played = 0

// Each batch has a database of its own, because reading the books takes longer with each chain in them.
test.each(batches)(
  'ledger, tax report, documents, exports, statuses, photos, and doctor agree with the model, seed %i',
  async (batchSeed) => {
    const disagreements: string[] = []
    let steps = 0
    // Stripe remembers the batches before.
    for (const finding of await examineBooks()) known.add(finding)
    for (const chain of fc.sample(anyChain, { numRuns: batchSize, seed: batchSeed })) {
      steps += await play(chain).catch((error: Error) => {
        disagreements.push(`${JSON.stringify(chain.terms)}, ${error.message}`)
        return 0
      })
      played += 1
    }
    process.stdout.write(
      `Seed ${batchSeed}: ${batchSize} chains, ${steps} steps, ${disagreements.length} disagree\n`,
    )
    for (const disagreement of disagreements) process.stdout.write(`${disagreement}\n`)
    expect(disagreements).toEqual([])
  },
  600_000,
)

afterAll(() => {
  process.stdout.write(`${played} chains were played, seeds ${batches[0]} to ${batches.at(-1)}\n`)
})
