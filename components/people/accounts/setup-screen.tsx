import type { ReactNode } from 'react'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { setupFileText } from '@/lib/people/accounts/words/sign-in'
import { connectOwnerText } from '@/lib/people/accounts/words/team'

type SetupScreenProps = {
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  /** What the tests of the services found. */
  findings: ReactNode
}

/** Shows what must be configured before anyone can sign up. */
export function SetupScreen({ studio, findings }: SetupScreenProps) {
  return (
    <LonePage studio={studio} title="This portal is not set up yet" corner="Setup" aside={findings}>
      <LoneLead>
        {connectOwnerText} {setupFileText}
      </LoneLead>
      <div className="w-full max-w-120 overflow-x-auto rounded-sm bg-shade px-4 py-3">
        <code className="font-mono text-xs">OWNER_EMAIL=you@studio.example</code>
      </div>
      <LinkButton href="/auth" prefetch={false} variant="main" icon="rotate-cw">
        Check again
      </LinkButton>
    </LonePage>
  )
}
