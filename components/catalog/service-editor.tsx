'use client'

import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { changeServiceAction } from '@/lib/catalog/actions'
import type { ManagedService } from '@/lib/catalog/schema'
import { DeleteServiceDialog } from './delete-service-dialog'
import { EditConflictNotice } from './edit-conflict-notice'
import { ServiceFields } from './service-fields'
import { toDraft, useServiceForm } from './use-service-form'

type ServiceEditorProps = { service: ManagedService; onClose: () => void }

/** The form that edits a service. It is saved only if the service hasn't changed since editing began. */
export function ServiceEditor({ service, onClose }: ServiceEditorProps) {
  const [seen, setSeen] = useState(service)
  const [isDeleting, setIsDeleting] = useState(false)
  const { draft, errors, saving, isDirty, formRef, submit, setDraft, change } = useServiceForm({
    start: toDraft(seen),
    currency: seen.currency,
    save: (typed) => changeServiceAction({ ...typed, serviceId: service.id, seen }),
    saved: 'Service updated',
    failed: 'Failed to save service',
    onSaved: onClose,
  })

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isDirty && !isDeleting) onClose()
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={`Edit ${seen.name}`}
      className="@container"
      onSubmit={submit}
      onKeyDown={closeByKey}
    >
      <EditConflictNotice
        seen={seen}
        current={service}
        onIgnoreTheirs={() => setSeen(service)}
        onUseTheirs={() => {
          setSeen(service)
          setDraft(toDraft(service))
        }}
      />
      <ServiceFields draft={draft} errors={errors} currency={seen.currency} onChange={change} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {service.wasBooked ? (
          <p className="t-label">Booked services can be deactivated but not deleted.</p>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 className="icon-sm" aria-hidden="true" />}
            onClick={() => setIsDeleting(true)}
          >
            Delete service
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          <Button size="sm" variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="main" busy={saving} busyText="Saving">
            Save
          </Button>
        </span>
      </div>
      {isDeleting && <DeleteServiceDialog service={service} onClose={() => setIsDeleting(false)} />}
    </form>
  )
}
