'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { deleteInquiryAction } from '@/lib/photos/property-pages/actions'
import { inquiryDeletedText } from '@/lib/photos/property-pages/words'

/** Deletes a visitor's inquiry after a confirmation. */
export function DeleteInquiry({ inquiryId, fullName }: { inquiryId: string; fullName: string }) {
  return (
    <ConfirmButton
      act={() => deleteInquiryAction({ inquiryId })}
      done={[inquiryDeletedText]}
      failed="The inquiry wasn't deleted. Please try again."
      label="Delete"
      size="sm"
      variant="quiet"
      aria-label={`Delete the inquiry of ${fullName}`}
      title="Delete this inquiry?"
      description={`It's deleted for good, with the name and contact details of ${fullName}. The email about it stays in your mailbox.`}
      confirmLabel="Delete inquiry"
      busyText="Deleting"
      cancelLabel="Keep inquiry"
    />
  )
}
