'use client'

import { useState } from 'react'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { MenuButton } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { leaveBrokerageAction } from '@/lib/people/brokerages/actions'
import { leaveConsequence, leaveText } from '@/lib/people/brokerages/words'

type BrokerageMenuProps = { brokerage: { id: string; name: string }; isInBar?: boolean }

/** What a member seldom does with their brokerage: leaving it, after a confirmation. */
export function BrokerageMenu({ brokerage: { id, name }, isInBar }: BrokerageMenuProps) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <MoreMenu isInBar={isInBar}>
        <MenuButton icon="log-out" className="text-stop" onClick={() => setLeaving(true)}>
          {leaveText}
        </MenuButton>
      </MoreMenu>
      <ConfirmAction
        open={isLeaving}
        onClose={() => setLeaving(false)}
        act={() => leaveBrokerageAction({ brokerageId: id })}
        done={[`You left ${name}`]}
        failed="Failed to leave the brokerage. Please try again."
        title={`Leave ${name}?`}
        description={leaveConsequence}
        confirmLabel={leaveText}
        busyText="Leaving"
        cancelLabel="Stay"
      />
    </>
  )
}
