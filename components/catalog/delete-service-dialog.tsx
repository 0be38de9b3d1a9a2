'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
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
        const result = await deleteServiceAction({ serviceId: service.id }).catch(() => null)
        if (result?.ok) toast.success('Service deleted')
        else toast.error('Error', explainFailure(result, 'Failed to delete service'))
        onClose()
      }}
    />
  )
}
