'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { showResult } from '@/components/ui/show-result'
import { deleteServiceAction } from '@/lib/catalog/actions'
import type { ManagedService } from '@/lib/catalog/schema'

type DeleteServiceDialogProps = { service: ManagedService; onClose: () => void }

/** Confirms that a service that was never booked is deleted. */
export function DeleteServiceDialog({ service, onClose }: DeleteServiceDialogProps) {
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
