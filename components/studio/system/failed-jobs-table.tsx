import { clsx } from 'clsx'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import type { FailedJob } from '@/lib/studio/system/schema'
import { DismissJobButton, RetryJobButton } from './job-buttons'

/** The jobs whose last attempt failed, with the reason. */
export function FailedJobsTable({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <Table
      caption="Failed jobs"
      head={['Job', 'Status', 'Last attempt', 'Next attempt', { hidden: 'Actions' }]}
    >
      {jobs.map(({ id, title, reason, attempts, maxAttempts, lastAttempt, nextAttempt }) => (
        <Row key={id}>
          <DataCell wide className="wrap-anywhere fold:w-[40%]">
            <span className="font-strong">{title}</span>
            <span className="block text-xs text-ink-2">{reason}</span>
          </DataCell>
          <DataCell wide>
            {nextAttempt ? (
              <Status value="pending" label="Retrying" />
            ) : (
              <Status value="failed" label="Given up" />
            )}
            <span className="block text-xs text-ink-2">
              {attempts} of {maxAttempts} attempts
            </span>
          </DataCell>
          <DataCell wide className="text-ink-2 max-fold:text-xs">
            <span className="fold:hidden">Last attempt </span>
            {lastAttempt}
          </DataCell>
          <DataCell wide className={clsx('text-ink-2 max-fold:text-xs', !nextAttempt && 'max-fold:hidden')}>
            <span className="fold:hidden">Next attempt </span>
            {nextAttempt ?? 'None'}
          </DataCell>
          <DataCell wide>
            <RowActions>
              <RetryJobButton jobId={id} title={title} />
              <DismissJobButton jobId={id} title={title} />
            </RowActions>
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}
