import { PageHead } from '@/components/ui/page-head'
import type { OwnBrokerage } from '@/lib/people/brokerages/schema'
import { roleNames } from '@/lib/people/brokerages/words'
import { BrokerageLogo } from './brokerage-logo'
import { LeaveButton } from './leave-button'

/** The brokerage that the reader belongs to. */
export function OwnBrokerageHead({ brokerage }: { brokerage: OwnBrokerage }) {
  const { name, logoUrl, role, joinedOn } = brokerage
  return (
    <PageHead
      back={logoUrl && <BrokerageLogo name="" logoUrl={logoUrl} />}
      title={name}
      lead={`${roleNames[role]} since ${joinedOn}`}
      actions={<LeaveButton brokerage={brokerage} />}
    />
  )
}
