import { z } from 'zod'
import type { Page } from '@/lib/platform/data/choose-page'
import { pageNumber, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { maxCount, pageSize } from './limits'

export const serviceNames = ['email', 'storage', 'live', 'payments', 'database', 'jobs'] as const
export type ServiceName = (typeof serviceNames)[number]

export const SystemState = urlState('/settings/system', { page: pageNumber(maxCount / pageSize) })
export type SystemState = StateOf<typeof SystemState>

/** `id` comes back with the live event of a test, so that the browser recognizes it. */
export const TestService = z.object({ service: z.enum(serviceNames), id: z.uuid() })

/** A job's id in the queue. */
export const JobChoice = z.object({ jobId: z.string().regex(/^\d{1,18}$/) })

/** The result of a test; `text` says in a sentence what worked, or what failed and what to do. */
export type TestResult = { isWorking: boolean; text: string; ms: number }

/** What the setup screen says about a service; `unused` if it can't be tested without an owner. */
export type SetupFinding = { name: ServiceName; state: ServiceState; isSandbox: boolean; text: string }

export type ServiceState = 'working' | 'failing' | 'unused'

/** A service as the page shows it; times are formatted. */
export type ServiceReport = {
  name: ServiceName
  state: ServiceState
  /** How it's configured: "Test mode, key ending in 4f2a". */
  setting: string
  lastSuccess: string | null
  lastFailure: { at: string; reason: string } | null
}

/** A job whose last attempt failed; times are formatted. */
export type FailedJob = {
  id: string
  /** "Send an email or live update" */
  title: string
  reason: string
  attempts: number
  maxAttempts: number
  lastAttempt: string
  /** Null once the queue has given up. */
  nextAttempt: string | null
}
export type FailedJobPage = Page & { jobs: FailedJob[] }

/** A server or worker that runs; times are formatted. */
export type ProcessReport = {
  id: string
  kind: 'server' | 'worker'
  runsJobs: boolean
  version: string
  startedAt: string
}

export type Installation = {
  version: string
  node: string
  postgres: string
  newestMigration: string
  databaseSize: string
  /** "14 of 100" */
  connections: string
  /** How many demo accounts there are, with a published password, where the demo isn't on. */
  demoAccounts: number
  processes: ProcessReport[]
}
