'use client'

import { ActionButton } from '@/components/ui/action-button'
import { declineInvitationAction, joinBrokerageAction } from '@/lib/people/brokerages/actions'
import type { BrokerageOffer } from '@/lib/people/brokerages/schema'

/** Joins a brokerage, or declines its invitation. */
export function OfferButtons({
  offer,
}: {
  offer: Pick<BrokerageOffer, 'brokerageId' | 'name' | 'invitationId'>
}) {
  const { brokerageId, name, invitationId } = offer
  return (
    <>
      <ActionButton
        variant="main"
        label={`Join ${name}`}
        busyText="Joining"
        act={() => joinBrokerageAction({ brokerageId })}
        done={[`You joined ${name}`]}
        failed="Failed to join the brokerage. Please try again."
      />
      {invitationId && (
        <ActionButton
          variant="quiet"
          label="Decline"
          aria-label={`Decline the invitation of ${name}`}
          busyText="Declining"
          act={() => declineInvitationAction({ invitationId })}
          done={['Invitation declined']}
          failed="Failed to decline the invitation. Please try again."
        />
      )}
    </>
  )
}
