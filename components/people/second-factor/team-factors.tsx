import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import type { MemberFactors } from '@/lib/people/second-factor/schema'
import { describeCodesLeft } from '@/lib/people/second-factor/words/factors'
import { ResetFactorsButton } from './reset-factors-button'

type TeamFactorsProps = { members: readonly MemberFactors[]; isConfirmed: boolean }

/** Who on the team has a second factor. */
export function TeamFactors({ members, isConfirmed }: TeamFactorsProps) {
  return (
    <Rows>
      {members.map((member) => (
        <li
          key={member.userId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <bdi className="font-strong">{member.fullName}</bdi>
              <Status
                value={isProtected(member) ? 'active' : 'pending'}
                label={isProtected(member) ? 'On' : 'Off'}
              />
            </p>
            <p className="wrap-anywhere text-ink-2">{member.email}</p>
            <p className="t-label">{describeFactors(member)}</p>
          </div>
          {member.isViewer ? (
            <span className="text-xs text-ink-3">You</span>
          ) : (
            isProtected(member) &&
            isConfirmed && <ResetFactorsButton userId={member.userId} fullName={member.fullName} size="sm" />
          )}
        </li>
      ))}
    </Rows>
  )
}

const isProtected = ({ hasAuthenticator, hasPasskey }: MemberFactors) => hasAuthenticator || hasPasskey

function describeFactors(member: MemberFactors): string {
  const { hasAuthenticator, hasPasskey, recoveryCodesLeft } = member
  if (!isProtected(member)) return 'Password only'
  const factors = [hasAuthenticator && 'Authenticator app', hasPasskey && 'Passkey'].filter(Boolean)
  return [...factors, `Recovery: ${describeCodesLeft(recoveryCodesLeft).toLowerCase()}`].join(' · ')
}
