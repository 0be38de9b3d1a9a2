import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import { sendPasswordReset } from '@/lib/accounts/commands/send-password-reset'
import { makeDerivatives } from '@/lib/deliveries/commands/make-derivatives'
import { sendOutboxMessage } from '@/lib/notifications/commands/send-outbox-message'
import type { JobName, JobPayloads } from '@/lib/platform/outbox'
import { removeUnheldFiles } from './remove-unheld-files'
import { whenPaymentSucceeds } from './when-payment-succeeds'

/** What runs for each job, by its name. */
const handlers: { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } = {
  'send-outbox-message': sendOutboxMessage,
  'make-derivatives': makeDerivatives,
  'remove-files': removeUnheldFiles,
  'send-password-reset': sendPasswordReset,
  'when:payment.succeeded': whenPaymentSucceeds,
}

/**
 * No job takes longer than its slowest photo on a slow line. One that hangs would keep a place of the few there are; its
 * next try begins while it may still stir, which is no matter: a job may run twice.
 */
const longestMs = 15 * 60_000

/** The same, in the queue library's shape. */
export const jobs: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, handle]) => [
    name,
    (payload: unknown) => withinTime(name, (handle as (payload: unknown) => Promise<void>)(payload)),
  ]),
)

async function withinTime(name: string, work: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLong = sleep(longestMs, undefined, { ref: false, signal: late.signal }).then(() => {
    throw new Error(`${name} took longer than ${longestMs} ms`)
  })
  try {
    await Promise.race([work, tooLong])
  } finally {
    late.abort()
    await tooLong.catch(() => undefined)
  }
}
