import { EndOtherSessionsButton, EndSessionButton } from '@/components/people/accounts/session-buttons'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import type { OwnSession } from '@/lib/people/accounts/schema/profile'
import { sessionTexts } from '@/lib/people/accounts/words/sessions'

/** Where the person is signed in, with buttons to sign out one device or all others. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <section aria-labelledby="sessions">
      <SectionHead id="sessions" title="Where you're signed in" />
      <Rows>
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-strong">{session.device}</span>
                {session.isCurrent && <Status value="active" label={sessionTexts.current} />}
              </p>
              <p className="text-ink-2">{describeUse(session)}</p>
              <p className="t-label">Signed in {session.signedInOn}</p>
            </div>
            {!session.isCurrent && <EndSessionButton sessionId={session.id} device={session.device} />}
          </li>
        ))}
      </Rows>
      {sessions.length > 1 && (
        <div className="mt-4">
          <EndOtherSessionsButton />
        </div>
      )}
    </section>
  )
}

function describeUse({ isCurrent, lastUsedAt, network }: OwnSession): string {
  const use = isCurrent ? 'In use now' : `Last used ${lastUsedAt}`
  return network ? `${use} · Network ${network}` : use
}
