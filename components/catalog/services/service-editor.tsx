'use client'

import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { showResult } from '@/components/ui/show-result'
import { changeServiceAction, deleteServiceAction } from '@/lib/catalog/services/actions'
import { differingValues, toAuditedBands } from '@/lib/catalog/services/rules/services'
import type { ManagedService, ServiceValues } from '@/lib/catalog/services/schema'
import {
  automaticText,
  basisNames,
  describeTheirVersion,
  kindNames,
  lightNames,
} from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import { ServiceFields } from './service-fields'
import { toDraft, useServiceForm } from './use-service-form'

type ServiceEditorProps = {
  service: ManagedService
  services: readonly ManagedService[]
  onClose: () => void
}

/** The form that edits a service. It is saved only if the service hasn't changed since editing began. */
export function ServiceEditor({ service, services, onClose }: ServiceEditorProps) {
  const [seen, setSeen] = useState(service)
  const [isDeleting, setIsDeleting] = useState(false)
  const { draft, form, isDirty, submit, setDraft, change } = useServiceForm({
    start: toDraft(seen),
    currency: seen.currency,
    loadSchema: async () => (await import('@/lib/catalog/services/schema')).ChangeService,
    toInput: (typed) => ({ ...typed, serviceId: service.id, seen }),
    save: changeServiceAction,
    saved: 'Service updated',
    failed: 'Failed to save service',
    onSaved: onClose,
  })
  const theirChanges = differingValues(seen, service)

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isDirty && !isDeleting) onClose()
  }

  return (
    <form
      ref={form.formRef}
      noValidate
      aria-label={`Edit ${seen.name}`}
      className="@container"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={closeByKey}
    >
      {theirChanges.length > 0 && (
        <EditConflictNotice
          className="mb-4"
          onKeepMine={() => setSeen(service)}
          onUseTheirs={() => {
            setSeen(service)
            setDraft(toDraft(service))
          }}
        >
          {describeTheirVersion(theirChanges.map((name) => nameValue(service, name)))}
        </EditConflictNotice>
      )}
      <ServiceFields
        draft={draft}
        errors={form.errors}
        currency={seen.currency}
        services={services}
        serviceId={service.id}
        onChange={change}
      />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {service.wasBooked ? (
          <p className="t-label">Booked services can be deactivated but not deleted.</p>
        ) : (
          <Button size="sm" variant="quiet" icon="trash-2" onClick={() => setIsDeleting(true)}>
            Delete service
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          <Button size="sm" variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="main" busy={form.saving} busyText="Saving">
            Save
          </Button>
        </span>
      </div>
      {isDeleting && <DeleteServiceDialog service={service} onClose={() => setIsDeleting(false)} />}
    </form>
  )
}

function nameValue(service: ManagedService, name: keyof ServiceValues): string {
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
    bands: `the bands ${toAuditedBands(service).join('; ') || 'removed'}`,
    active: service.active ? 'the status Active' : 'the status Disabled',
  }
  return values[name]
}

type DeleteServiceDialogProps = { service: ManagedService; onClose: () => void }

/** Confirms that a service that was never booked is deleted. */
function DeleteServiceDialog({ service, onClose }: DeleteServiceDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this service?"
      description={`${service.name} will be removed from the catalog. No one has booked it yet.`}
      cancelLabel="Keep service"
      confirmLabel="Delete service"
      busyText="Deleting"
      onConfirm={async () => {
        await showResult(deleteServiceAction({ serviceId: service.id }), {
          done: 'Service deleted',
          failed: 'Failed to delete service',
        })
        onClose()
      }}
    />
  )
}
