'use client'

import { type RefObject, useOptimistic, useRef, useState, useTransition } from 'react'
import { DragHandle } from '@/components/ui/drag-handle'
import { mergeClasses } from '@/components/ui/merge-classes'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { DataCell, Row } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { type HandleProps, useArrangeable } from '@/components/ui/use-arrangeable'
import { orderServicesAction } from '@/lib/catalog/services/actions'
import type { ManagedService } from '@/lib/catalog/services/schema/editing'
import { automaticText, describeBasePrice, describeLinks } from '@/lib/catalog/services/words/editor'
import { moveEntry } from '@/lib/platform/data/move-entry'
import { formatCents } from '@/lib/platform/money/money'

type CategoryRowsProps = { name: string; services: readonly ManagedService[] }

/** A category's name and its services, which can be reordered. */
export function CategoryRows({ name, services }: CategoryRowsProps) {
  const list = useRef<HTMLElement>(null)
  const { ordered, carriedId, handleOf, spoken } = useServiceOrder(list, services)
  return (
    <>
      <Row
        ref={(row) => {
          list.current = row?.parentElement ?? null
        }}
        className="fold:hover:bg-transparent max-fold:border-ink max-fold:pt-7 max-fold:pb-1"
      >
        <DataCell colSpan={5} wide className="fold:border-edge fold:pt-6 fold:text-left">
          <h2 className="t-place">{name}</h2>
          <span role="status" className="sr-only">
            {spoken}
          </span>
        </DataCell>
      </Row>
      {ordered.map((service) => (
        <ServiceRow
          key={service.id}
          service={service}
          isCarried={service.id === carriedId}
          handle={handleOf(service.id)}
        />
      ))}
      {ordered.length === 0 && (
        <Row className="fold:hover:bg-transparent">
          <DataCell colSpan={5} wide className="text-ink-2 fold:text-left">
            No services yet
          </DataCell>
        </Row>
      )}
    </>
  )
}

type ServiceRowProps = { service: ManagedService; isCarried: boolean; handle: HandleProps }

/** One service of the table, with a link to its page. */
function ServiceRow({ service, isCarried, handle }: ServiceRowProps) {
  const { id, name, description, duration, active, kind, links, automaticDays } = service
  const price = formatCents(service.priceCents, service.currency)
  return (
    <Row
      data-entry={id}
      className={mergeClasses(
        'max-fold:grid-cols-[minmax(0,1fr)_auto] max-fold:items-center',
        isCarried && 'bg-accent-wash fold:hover:bg-accent-wash',
      )}
    >
      <DataCell className="max-fold:order-1">
        <TextLink
          href={`/settings/services/${id}`}
          className={mergeClasses('font-strong', !active && 'text-ink-3')}
        >
          {name}
        </TextLink>
        <span className="block text-ink-2">{description}</span>
        {kind !== 'SERVICE' && (
          <span className="block text-ink-2">
            {describeLinks(
              kind,
              links.map((link) => link.service.name),
            )}
            {automaticDays.length > 0 && `. ${automaticText(automaticDays)}`}
          </span>
        )}
      </DataCell>
      <DataCell wide className="text-ink-2 max-fold:order-3 fold:align-middle">
        {duration}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:flex max-fold:gap-4 fold:pr-7 fold:text-right fold:align-middle">
        <span className={mergeClasses('font-strong', !active && 'text-ink-3')}>
          {describeBasePrice(service.priceBasis, price)}
        </span>
        <StateOf service={service} className="fold:hidden" />
      </DataCell>
      <DataCell className="fold:align-middle max-fold:hidden">
        <StateOf service={service} />
      </DataCell>
      <DataCell className="max-fold:order-2 fold:w-11 fold:align-middle">
        <DragHandle
          name={name}
          handle={handle}
          className="size-11 text-ink-3 hover:bg-shade hover:text-ink md:size-8 fold:-my-1.5 fold:ml-auto"
        />
      </DataCell>
    </Row>
  )
}

function StateOf({ service, className }: { service: ManagedService; className?: string }) {
  return <Status value={service.active ? 'active' : 'disabled'} className={className} />
}

/**
 * A category's services in their current order, which can be changed by dragging or with the arrow keys; every move saves the
 * whole order.
 */
function useServiceOrder(list: RefObject<HTMLElement | null>, services: readonly ManagedService[]) {
  const [ids, showIds] = useOptimistic(services.map(({ id }) => id))
  const [, startSaving] = useTransition()
  const [spoken, setSpoken] = useState('')
  const { shownIds, carriedId, handleOf } = useArrangeable(list, ids, place)

  function place(id: string, to: number) {
    const wanted = moveEntry(ids, id, to)
    const position = wanted.indexOf(id)
    const service = services.find((one) => one.id === id)
    if (!service || position === ids.indexOf(id)) return
    setSpoken(`${service.name} moved to position ${position + 1} of ${ids.length}`)
    startSaving(async () => {
      showIds(wanted)
      await showResult(orderServicesAction({ category: service.category, seen: ids, wanted }), {
        failed: 'Failed to save the order',
      })
    })
  }

  const ordered = shownIds.flatMap((id) => services.find((service) => service.id === id) ?? [])
  return { ordered, carriedId, handleOf, spoken }
}
