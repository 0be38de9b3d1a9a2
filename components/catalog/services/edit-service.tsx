'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { showResult } from '@/components/ui/show-result'
import { changeServiceAction, deleteServiceAction, orderServicesAction } from '@/lib/catalog/services/actions'
import { differingValues, toAuditedBands } from '@/lib/catalog/services/rules/services'
import type { ManagedService, ServiceValues } from '@/lib/catalog/services/schema/editing'
import {
  automaticText,
  basisNames,
  bookedServiceText,
  describeTheirVersion,
  kindNames,
  lightNames,
} from '@/lib/catalog/services/words/editor'
import { moveEntry } from '@/lib/platform/data/move-entry'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import { ServiceSheet } from './service-sheet'
import { toDraft, useServiceForm } from './use-service-form'

type EditServiceProps = {
  service: ManagedService
  /** All services, in the catalog's order. */
  services: readonly ManagedService[]
  /** When photos are ready, unless a service says otherwise. */
  turnaroundHours: number
}

/** The page of a service. A change is saved only if the service hasn't changed since editing began. */
export function EditService({ service, services, turnaroundHours }: EditServiceProps) {
  const [seen, setSeen] = useState(service)
  const { restart, ...editing } = useServiceForm({
    start: toDraft(seen),
    currency: seen.currency,
    loadSchema: async () => (await import('@/lib/catalog/services/schema/editing')).ChangeService,
    toInput: (typed) => ({ ...typed, serviceId: service.id, seen }),
    save: changeServiceAction,
    saved: 'Service updated',
    failed: 'Failed to save service',
  })
  const changes = differingValues(seen, service)

  function startFromCurrent() {
    setSeen(service)
    restart(toDraft(service))
  }

  // After a save, it's what was saved here; otherwise there is nothing typed that could be lost.
  if (changes.length > 0 && editing.unsaved === 0 && !editing.saving) startFromCurrent()

  return (
    <ServiceSheet
      editing={editing}
      identity={service}
      currency={seen.currency}
      services={services}
      turnaroundHours={turnaroundHours}
      menu={<ServiceMenu service={service} services={services} />}
      notice={
        changes.length > 0 &&
        editing.unsaved > 0 && (
          <EditConflictNotice
            className="mb-6"
            onKeepMine={() => setSeen(service)}
            onUseTheirs={startFromCurrent}
          >
            {describeTheirVersion(changes.map((name) => describeValue(service, name)))}
          </EditConflictNotice>
        )
      }
    />
  )
}

/** Returns a value of a service in words, as a colleague saved it: `the price $140.00`. */
function describeValue(service: ManagedService, name: keyof ServiceValues): string {
  const values: Record<keyof ServiceValues, string> = {
    name: `the name “${service.name}”`,
    description: `the description “${service.description}”`,
    duration: `the duration “${service.duration}”`,
    durationMinutes: `${service.durationMinutes} minutes`,
    light: `the light “${lightNames[service.light]}”`,
    usesDrone: service.usesDrone ? 'a drone' : 'no drone',
    showsExterior: service.showsExterior ? 'exterior photos' : 'no exterior photos',
    revisionRounds: `${service.revisionRounds} included revision rounds`,
    extraRoundCents: `the price ${formatCents(service.extraRoundCents, service.currency)} for a further round`,
    priceCents: `the price ${formatCents(service.priceCents, service.currency)}`,
    currency: `prices in ${service.currency}`,
    priceBasis: `prices by ${basisNames[service.priceBasis].toLowerCase()}`,
    countsBasement: service.countsBasement ? 'basements counted' : 'basements not counted',
    countsDetached: service.countsDetached ? 'detached units counted' : 'detached units not counted',
    turnaroundHours:
      service.turnaroundHours === null
        ? 'no turnaround of its own'
        : `a turnaround of ${service.turnaroundHours} hours`,
    photosIncluded:
      service.photosIncluded === null
        ? 'no number of photos included'
        : `${countOf(service.photosIncluded, 'photo')} included`,
    extraPhotoCents: `the price ${formatCents(service.extraPhotoCents, service.currency)} for an extra photo`,
    kind: `the kind ${kindNames[service.kind]}`,
    linkedIds: `the services ${service.links.map((link) => link.service.name).join(', ') || 'removed'}`,
    automaticDays:
      service.automaticDays.length > 0 ? automaticText(service.automaticDays) : 'not added automatically',
    shots: service.shots.length > 0 ? `the shot list “${service.shots.join(', ')}”` : 'no shot list',
    bands: `the sizes ${toAuditedBands(service).join('; ') || 'removed'}`,
    active: service.active ? 'the status Active' : 'the status Disabled',
  }
  return values[name]
}

type ServiceMenuProps = { service: ManagedService; services: readonly ManagedService[] }

/** What is seldom done with a service: copying, moving, and deleting it. */
function ServiceMenu({ service: { id, name, category, wasBooked }, services }: ServiceMenuProps) {
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const ids = services.filter((service) => service.category === category).map((service) => service.id)
  const place = ids.indexOf(id)

  function moveTo(wantedPlace: number) {
    const wanted = moveEntry(ids, id, wantedPlace)
    const position = `Position ${wantedPlace + 1} of ${ids.length}`
    void showResult(orderServicesAction({ category, seen: ids, wanted }), {
      done: ['Service moved', position],
      failed: 'Failed to save the order',
    })
  }

  return (
    <>
      <MoreMenu label={`More actions for ${name}`}>
        <MenuLink icon="copy" href={`/settings/services/new?from=${id}`}>
          Duplicate
        </MenuLink>
        {place > 0 && (
          <MenuButton icon="arrow-up" onClick={() => moveTo(place - 1)}>
            Move up
          </MenuButton>
        )}
        {place < ids.length - 1 && (
          <MenuButton icon="arrow-down" onClick={() => moveTo(place + 1)}>
            Move down
          </MenuButton>
        )}
        <MenuLine />
        {wasBooked ? (
          <p className="t-label px-2.5 py-1.5">{bookedServiceText}</p>
        ) : (
          <MenuButton icon="trash-2" className="text-stop" onClick={() => setDeleting(true)}>
            Delete service
          </MenuButton>
        )}
      </MoreMenu>
      <ConfirmAction
        open={isDeleting}
        onClose={() => setDeleting(false)}
        act={() => deleteServiceAction({ serviceId: id })}
        done="Service deleted"
        failed="Failed to delete service"
        onDone={() => router.replace('/settings/services')}
        title="Delete this service?"
        description={`${name} will be removed from the catalog. No one has booked it yet.`}
        cancelLabel="Keep service"
        confirmLabel="Delete service"
        busyText="Deleting"
      />
    </>
  )
}
