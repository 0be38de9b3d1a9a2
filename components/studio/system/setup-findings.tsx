import type { ReactNode } from 'react'
import { SectionHead } from '@/components/ui/section-head'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Status } from '@/components/ui/status'
import type { ServiceState, SetupFinding } from '@/lib/studio/system/schema'
import { serviceTitles, stateLabels } from '@/lib/studio/system/words'

const statusOf: Record<ServiceState, string> = { working: 'published', failing: 'failed', unused: 'pending' }

const owner = {
  title: 'Owner',
  value: 'failed',
  label: 'Missing',
  text: 'No one can approve accounts yet. The account that signs up with this email becomes the first photographer.',
}

/** What the tests of the services found, under the missing owner. */
export function SetupFindings({ findings, checkedAt }: { findings: SetupFinding[]; checkedAt: string }) {
  const services = findings.map(({ name, state, isSandbox, text }) => ({
    title: serviceTitles[name],
    value: isSandbox && state === 'working' ? 'pending' : statusOf[state],
    label: isSandbox && state === 'working' ? 'Sandbox' : stateLabels[state],
    text,
  }))
  return (
    <Section note={`Checked ${checkedAt}`}>
      <ul className="*:border-b">
        {[owner, ...services].map(({ title, value, label, text }) => (
          <li key={title} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 py-3.5">
            <Status value={value} label={label} className="self-start pt-0.5" />
            <div>
              <p className="font-strong">{title}</p>
              <p className="text-ink-2 wrap-anywhere">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Shown while the tests run. */
export function SetupFindingsLoading() {
  return (
    <Section note="Testing each service…">
      <div role="status" aria-label="Loading">
        <SkeletonRows />
      </div>
    </Section>
  )
}

function Section({ note, children }: { note: string; children: ReactNode }) {
  return (
    <section aria-labelledby="findings">
      <SectionHead
        id="findings"
        title="What was found"
        action={<span className="text-ink-3">{note}</span>}
        className="flex-wrap gap-y-1"
      />
      {children}
    </section>
  )
}
