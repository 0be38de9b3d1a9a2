import { KeyValues } from '@/components/ui/key-values'
import { DataCell, Row, Table } from '@/components/ui/table'
import type { Installation, ProcessReport } from '@/lib/studio/system/schema'

/** The versions of what the portal runs on, and the size of its database. */
export function InstallationFacts({ installation }: { installation: Installation }) {
  const { version, node, postgres, newestMigration, databaseSize, connections } = installation
  return (
    <KeyValues
      className="max-w-176"
      items={[
        ['Northlight', version],
        ['Node.js', node],
        ['Postgres', postgres],
        ['Newest migration', newestMigration],
        ['Database size', databaseSize],
        ['Connections', connections],
      ]}
    />
  )
}

/** The servers and workers that run. */
export function ProcessTable({ processes }: { processes: readonly ProcessReport[] }) {
  return (
    <Table caption="Processes" head={['Process', 'Jobs', 'Version', 'Started']}>
      {processes.map(({ id, kind, runsJobs, version, startedAt }) => (
        <Row key={id}>
          <DataCell wide>{kind === 'worker' ? 'Worker' : 'Server'}</DataCell>
          <DataCell className="text-ink-2">{runsJobs ? 'Runs jobs' : 'No jobs'}</DataCell>
          <DataCell className="text-ink-2 max-fold:text-right">{version}</DataCell>
          <DataCell wide className="text-ink-2 max-fold:text-xs">
            <span className="fold:hidden">Started </span>
            {startedAt}
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}
