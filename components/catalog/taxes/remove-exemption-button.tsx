'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { removeTaxExemptionAction } from '@/lib/catalog/taxes/actions'

/** Removes a certificate after a confirmation. */
export function RemoveExemptionButton({
  exemption,
}: {
  exemption: { id: string; certificateNumber: string }
}) {
  const { id: exemptionId, certificateNumber } = exemption
  return (
    <DeleteButton
      label={`Remove certificate ${certificateNumber}`}
      title="Remove this certificate?"
      description="New invoices will contain tax. Invoices that rely on the certificate keep it."
      cancelLabel="Keep certificate"
      act={() => removeTaxExemptionAction({ exemptionId })}
      done="Certificate removed"
      failed="Failed to remove the certificate. Please try again."
    />
  )
}
