import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

export const systemActions: ActionTable = {
  testServiceAction: { access: 'owner', input: () => ({ service: 'database', id: randomUUID() }) },
  retryJobAction: { access: 'owner', input: () => ({ jobId: '1' }) },
  retryFailedJobsAction: { access: 'owner', input: nothing },
  dismissJobAction: { access: 'owner', input: () => ({ jobId: '1' }) },
}
