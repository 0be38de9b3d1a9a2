import { PageHead } from '@/components/ui/page-head'
import type { OwnBrokerage } from '@/lib/people/brokerages/schema'
import { roleNames } from '@/lib/people/brokerages/words'
import { BrokerageMenu } from './brokerage-menu'

type OwnBrokerageHeadProps = {
  brokerage: OwnBrokerage
  /** False where the page's actions have it. */
  hasMenu: boolean
}

/** The brokerage that the reader belongs to. */
export function OwnBrokerageHead({ brokerage, hasMenu }: OwnBrokerageHeadProps) {
  const { name, role, joinedOn } = brokerage
  return (
    <PageHead
      title={name}
      lead={role === 'ADMIN' ? null : `${roleNames[role]} since ${joinedOn}`}
      actions={hasMenu && <BrokerageMenu brokerage={brokerage} isInBar />}
    />
  )
}
