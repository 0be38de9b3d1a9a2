import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { runWithDeadline } from '@/lib/platform/time/deadline'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Outcome } from '@/lib/studio/system/commands/outcome'
import { runTest } from '@/lib/studio/system/commands/run-test'
import { testDatabase } from '@/lib/studio/system/commands/test-database'
import { testJobs } from '@/lib/studio/system/commands/test-jobs'
import { testLive } from '@/lib/studio/system/commands/test-live'
import { testPayments } from '@/lib/studio/system/commands/test-payments'
import { testStorage } from '@/lib/studio/system/commands/test-storage'
import { setupTestsLastMs, setupTestTimeoutMs } from '@/lib/studio/system/limits'
import type { ServiceName, SetupFinding } from '@/lib/studio/system/schema'
import { setupTexts } from '@/lib/studio/system/words'

/** The System page's tests that need nobody who is signed in. */
const tests: Record<Exclude<ServiceName, 'email'>, (id: string) => Promise<Outcome>> = {
  database: testDatabase,
  storage: testStorage,
  // Nobody listens to this person's channel.
  live: (id) => testLive({ userId: id }, id),
  payments: testPayments,
  jobs: (id) => testJobs(id),
}

type Findings = { findings: SetupFinding[]; checkedAt: string }

let latest: { at: number; findings: Promise<Findings> } | undefined

/**
 * Tests the services for the setup screen. Anyone may open it, so the tests run once a minute in this process, and what
 * they find names no account, host, or error.
 */
export async function readSetupFindings(): Promise<Findings> {
  const at = now().getTime()
  if (!latest || at - latest.at >= setupTestsLastMs) latest = { at, findings: testServices() }
  return latest.findings
}

async function testServices(): Promise<Findings> {
  const { timeZone } = await getStudio()
  const names = Object.keys(tests) as (keyof typeof tests)[]
  const tested = await Promise.all(names.map(testOne))
  const email: SetupFinding = { name: 'email', state: 'unused', isSandbox: false, text: setupTexts.email }
  return { findings: [...tested, email], checkedAt: formatInstantInZone(now(), timeZone) }
}

async function testOne(name: keyof typeof tests): Promise<SetupFinding> {
  const run = () => runWithDeadline(name, setupTestTimeoutMs, () => tests[name](randomUUID()))
  const { isWorking, text } = await runTest(name, run, () => setupTexts.failed)
  const isSandbox = name === 'payments' && Boolean(env().STRIPE_API_URL)
  return {
    name,
    state: isWorking ? 'working' : 'failing',
    isSandbox,
    // What worked may name the account.
    text: isWorking ? (isSandbox ? setupTexts.sandboxPayments : setupTexts.working[name]) : text,
  }
}
