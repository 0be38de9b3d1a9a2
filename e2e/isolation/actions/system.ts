import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

const jobId = '9'.repeat(18)

export const systemActions: ActionTable = {
  testServiceAction: { access: 'owner', input: () => ({ service: 'database', id: randomUUID() }) },
  // No job has this id.
  retryJobAction: { access: 'owner', input: () => ({ jobId }), expected: 'conflict' },
  retryFailedJobsAction: { access: 'owner', input: nothing },
  dismissJobAction: { access: 'owner', input: () => ({ jobId }), expected: 'conflict' },
}
