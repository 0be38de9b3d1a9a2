'use server'

import { defineAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { dismissJob } from './commands/dismiss-job'
import { retryJobs } from './commands/retry-jobs'
import { testService } from './commands/test-service'
import { JobChoice, TestService } from './schema'

export const testServiceAction = defineAction({
  access: 'owner',
  input: TestService,
  run: (actor, input) => testService(actor, input),
})

export const retryJobAction = defineAction({
  access: 'owner',
  input: JobChoice,
  run: (actor, choice) => refreshAfter(retryJobs(actor, choice)),
})

export const retryFailedJobsAction = defineAction({
  access: 'owner',
  input: Nothing,
  run: (actor) => refreshAfter(retryJobs(actor, 'all')),
})

export const dismissJobAction = defineAction({
  access: 'owner',
  input: JobChoice,
  run: (actor, { jobId }) => refreshAfter(dismissJob(actor, jobId)),
})
