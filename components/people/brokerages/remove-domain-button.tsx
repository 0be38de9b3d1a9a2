'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { removeDomainAction } from '@/lib/people/brokerages/actions'

/** Removes an approved domain after a confirmation. */
export function RemoveDomainButton({ brokerageId, domain }: { brokerageId: string; domain: string }) {
  return (
    <DeleteButton
      label={`Remove ${domain}`}
      title={`Remove ${domain}?`}
      description="Clients with such an address then need an invitation to join. Members stay members."
      cancelLabel="Keep domain"
      act={() => removeDomainAction({ brokerageId, domain })}
      done="Domain removed"
      failed="Failed to remove the domain. Please try again."
    />
  )
}
