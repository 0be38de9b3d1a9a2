import { DataCell, Row, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { AuditRow } from '@/lib/audit/schema'

export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <Table caption="Audit log" head={['What', 'On', 'Who', 'When']}>
      {rows.map(({ id, what, more, subject, who, when, dateTime }) => (
        <Row key={id}>
          <DataCell wide className="wrap-anywhere fold:w-[42%]">
            <span className="font-strong">{what}</span>
            {more && <span className="block text-xs text-ink-2">{more}</span>}
          </DataCell>
          <DataCell wide className="wrap-anywhere fold:w-[22%]">
            {subject.href ? (
              <TextLink href={subject.href}>{subject.label}</TextLink>
            ) : (
              <span className="text-ink-2">{subject.label}</span>
            )}
          </DataCell>
          <DataCell className="wrap-anywhere max-fold:text-xs max-fold:text-ink-2">{who}</DataCell>
          <DataCell className="text-ink-2 fold:whitespace-nowrap max-fold:text-right max-fold:text-xs">
            <time dateTime={dateTime}>{when}</time>
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}
