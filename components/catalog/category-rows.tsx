'use client'

import { DataCell, Row } from '@/components/ui/table'
import type { ManagedService } from '@/lib/catalog/schema'
import { ServiceRow } from './service-row'
import { useServiceOrder } from './use-service-order'

type CategoryRowsProps = { name: string; services: readonly ManagedService[] }

/** A category's name and its services, which can be reordered. */
export function CategoryRows({ name, services }: CategoryRowsProps) {
  const { ordered, move, spoken } = useServiceOrder(services)
  return (
    <>
      <Row className="fold:hover:bg-transparent max-fold:border-ink max-fold:pt-7 max-fold:pb-1">
        <DataCell colSpan={5} wide className="fold:border-edge fold:pt-6 fold:text-left!">
          <h3 className="t-place">{name}</h3>
          <span role="status" className="sr-only">
            {spoken}
          </span>
        </DataCell>
      </Row>
      {ordered.map((service, index) => (
        <ServiceRow
          key={service.id}
          service={service}
          isFirst={index === 0}
          isLast={index === ordered.length - 1}
          onMove={(step) => move(service, step)}
        />
      ))}
      {ordered.length === 0 && (
        <Row className="fold:hover:bg-transparent">
          <DataCell colSpan={5} wide className="text-ink-2 fold:text-left!">
            No services yet
          </DataCell>
        </Row>
      )}
    </>
  )
}
