import { Avatar } from '@/components/ui/avatar'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import type { BrokerageMemberRow } from '@/lib/people/brokerages/schema'
import { roleNames } from '@/lib/people/brokerages/words'
import { InviteAgentButton } from './invite-agent-button'
import { MemberButtons } from './member-buttons'

type MembersSectionProps = {
  brokerageId: string
  members: readonly BrokerageMemberRow[]
  /** Whether the reader is of the studio, where members have a page among the clients. */
  linksToClients?: boolean
  canManage: boolean
}

/** Who belongs to a brokerage. */
export function MembersSection(props: MembersSectionProps) {
  const { brokerageId, members, linksToClients = false, canManage } = props
  return (
    <section aria-labelledby="members">
      <SectionHead
        plain
        className="items-center max-fold:border-b max-fold:border-ink"
        id="members"
        title="Members"
        action={canManage && <InviteAgentButton brokerageId={brokerageId} />}
      />
      {members.length === 0 ? (
        <EmptyState title="No members yet">Agents appear here once they accept their invitation.</EmptyState>
      ) : (
        <Table caption="Members" head={['Name', 'Role', 'Since', { hidden: 'Actions' }]}>
          {members.map((member) => (
            <Row key={member.clientId}>
              <DataCell wide className="fold:align-middle">
                <MemberName member={member} href={linksToClients ? `/clients/${member.clientId}` : null} />
              </DataCell>
              <DataCell className="max-fold:pl-11.5 fold:align-middle">{roleNames[member.role]}</DataCell>
              <DataCell className="whitespace-nowrap text-ink-2 fold:align-middle">
                {member.joinedOn}
              </DataCell>
              <DataCell wide className="max-fold:pl-11.5 fold:align-middle">
                {canManage && !member.isViewer && (
                  <RowActions className="items-center">
                    <MemberButtons key={member.role} brokerageId={brokerageId} member={member} />
                  </RowActions>
                )}
              </DataCell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  )
}

function MemberName({ member, href }: { member: BrokerageMemberRow; href: string | null }) {
  const { fullName, email, avatarUrl, status, isViewer } = member
  const name = <bdi className="t-place text-[1.0625rem] wrap-anywhere">{fullName}</bdi>
  return (
    <span className="flex items-center gap-3.5">
      <Avatar name={fullName} imageUrl={avatarUrl} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3">
          {href ? (
            <Link href={href} className="decoration-edge underline-offset-[0.2em] hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {isViewer && <span className="text-xs text-ink-3">You</span>}
          {status !== 'ACTIVE' && <Status value={status} />}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-2">{email}</span>
      </span>
    </span>
  )
}
