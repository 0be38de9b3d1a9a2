'use client'

import { type KeyboardEvent, useState } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { DataCell, Row } from '@/components/ui/table'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { automaticText, describeBasePrice, describeLinks } from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import { moveButtonId, useServiceOrder } from './use-service-order'

const ServiceEditor = deferComponent(async () => (await import('./service-editor')).ServiceEditor)

type CategoryRowsProps = {
  name: string
  services: readonly ManagedService[]
  /** Those of other categories too. */
  all: readonly ManagedService[]
}

/** A category's name and its services, which can be reordered. */
export function CategoryRows({ name, services, all }: CategoryRowsProps) {
  const { ordered, move, spoken } = useServiceOrder(services)
  ServiceEditor.usePreload()
  return (
    <>
      <Row className="fold:hover:bg-transparent max-fold:border-ink max-fold:pt-7 max-fold:pb-1">
        <DataCell colSpan={5} wide className="fold:border-edge fold:pt-6 fold:text-left">
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
          all={all}
          isFirst={index === 0}
          isLast={index === ordered.length - 1}
          onMove={(step) => move(service, step)}
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

type ServiceRowProps = {
  service: ManagedService
  all: readonly ManagedService[]
  isFirst: boolean
  isLast: boolean
  /** Moves the service by this many places; negative is up. */
  onMove: (step: number) => void
}

/** One service of the table; its edit button replaces the row with the editor. */
function ServiceRow({ service, all, isFirst, isLast, onMove }: ServiceRowProps) {
  const [state, setState] = useState<'shown' | 'editing' | 'edited'>('shown')
  const price = formatCents(service.priceCents, service.currency)
  if (state === 'editing') {
    return (
      <Row className="bg-accent-wash max-fold:-mx-5 max-fold:block max-fold:px-5 max-fold:shadow-[inset_3px_0_0_var(--color-accent)] fold:hover:bg-accent-wash">
        <DataCell
          colSpan={5}
          className="fold:py-4 fold:pr-4 fold:pl-4 fold:text-left fold:shadow-[inset_3px_0_0_var(--color-accent)]"
        >
          <ServiceEditor service={service} services={all} onClose={() => setState('edited')} />
        </DataCell>
      </Row>
    )
  }
  return (
    <Row className="max-fold:items-center">
      <DataCell wide>
        <span className={mergeClasses('font-strong', !service.active && 'text-ink-3')}>{service.name}</span>
        <span className="block text-ink-2">{service.description}</span>
        {service.kind !== 'SERVICE' && (
          <span className="block text-ink-2">
            {describeLinks(
              service.kind,
              service.links.map((link) => link.service.name),
            )}
            {service.automaticDays.length > 0 && `. ${automaticText(service.automaticDays)}`}
          </span>
        )}
      </DataCell>
      <DataCell wide className="text-ink-2 fold:align-middle">
        {service.duration}
      </DataCell>
      <DataCell className="max-fold:flex max-fold:gap-4 fold:pr-7 fold:text-right fold:align-middle">
        <span className={mergeClasses('font-strong', !service.active && 'text-ink-3')}>
          {describeBasePrice(service.priceBasis, price)}
        </span>
        <StateOf service={service} className="fold:hidden" />
      </DataCell>
      <DataCell className="fold:align-middle max-fold:hidden">
        <StateOf service={service} />
      </DataCell>
      <DataCell className="fold:align-middle">
        <span className="flex justify-end fold:-my-1.5">
          <MoveButton service={service} step={-1} isStuck={isFirst} onMove={onMove} />
          <MoveButton service={service} step={1} isStuck={isLast} onMove={onMove} />
          <IconButton
            label={`Edit ${service.name}`}
            icon="pencil"
            // Returns the focus to this button when the editor closes.
            autoFocus={state === 'edited'}
            onClick={() => setState('editing')}
          />
        </span>
      </DataCell>
    </Row>
  )
}

function StateOf({ service, className }: { service: ManagedService; className?: string }) {
  return <Status value={service.active ? 'active' : 'disabled'} className={className} />
}

type MoveButtonProps = {
  service: ManagedService
  step: -1 | 1
  isStuck: boolean
  onMove: (step: number) => void
}

/** Moves a service by click or arrow key. At an end it isn't `disabled`, so that it doesn't lose the focus. */
function MoveButton({ service, step, isStuck, onMove }: MoveButtonProps) {
  function moveByKey(event: KeyboardEvent) {
    const offset = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (offset === undefined) return
    event.preventDefault()
    onMove(offset)
  }

  return (
    <IconButton
      id={moveButtonId(service.id, step)}
      label={`Move ${service.name} ${step < 0 ? 'up' : 'down'}`}
      icon={<Icon name={step < 0 ? 'arrow-up' : 'arrow-down'} size="sm" />}
      aria-disabled={isStuck || undefined}
      className="text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      onClick={() => onMove(step)}
      onKeyDown={moveByKey}
    />
  )
}
