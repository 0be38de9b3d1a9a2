import 'server-only'
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

/** The same, in the queue library's shape. */
export const jobs: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, handle]) => [
    name,
    (payload: unknown) => (handle as (payload: unknown) => Promise<void>)(payload),
  ]),
)
