import type { ReactNode } from 'react'
import { SectionHead } from '@/components/ui/section-head'
import { DataCell, Row, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { BestClient } from '@/lib/site/analytics/schema'
import { chartNames } from '@/lib/site/analytics/words'

type BestClientsProps = { clients: BestClient[]; currency: string; dataTable: ReactNode }

/** The clients who paid most in the period. */
export function BestClients({ clients, currency, dataTable }: BestClientsProps) {
  return (
    <section aria-labelledby="best-clients">
      <SectionHead
        id="best-clients"
        title={chartNames.clients}
        action={<TextLink href="/clients">All clients</TextLink>}
        className="border-b-0 pb-0"
      />
      {clients.length === 0 ? (
        <p className="mt-3 border-t border-ink py-4 text-ink-2">No payments in this period</p>
      ) : (
        <ClientTable clients={clients} currency={currency} />
      )}
      {dataTable}
    </section>
  )
}

function ClientTable({ clients, currency }: Omit<BestClientsProps, 'dataTable'>) {
  return (
    <Table
      caption={chartNames.clients}
      head={[
        'Client',
        { number: 'Paid bookings' },
        { number: 'Revenue' },
        { number: 'Pays within' },
        'Last shoot',
      ]}
    >
      {clients.map((client) => (
        <Row key={client.id}>
          <DataCell className="fold:w-2/5">
            <span className="font-serif text-[1.0625rem] leading-6 font-[420]">{client.name}</span>
            {client.company && <span className="block text-xs text-ink-3">{client.company}</span>}
          </DataCell>
          <DataCell number className="max-fold:order-3 max-fold:text-left max-fold:text-ink-2">
            {client.bookings}
            <span className="fold:hidden"> paid {client.bookings === 1 ? 'booking' : 'bookings'}</span>
          </DataCell>
          <DataCell number className="font-strong">
            {formatCents(client.cents, currency)}
          </DataCell>
          <DataCell number className="max-fold:order-4 max-fold:text-ink-2">
            <span className="fold:hidden">Pays in </span>
            {describeDays(client.paysWithinDays)}
          </DataCell>
          <DataCell className="whitespace-nowrap max-fold:hidden">
            {client.lastShoot ? formatDate(client.lastShoot) : '-'}
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}

function describeDays(days: number): string {
  const whole = Math.round(days)
  return `${whole} ${whole === 1 ? 'day' : 'days'}`
}
