import { LoneLead, LonePage } from '@/components/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { connectOwnerText } from '@/lib/accounts/words/team'

type SetupScreenProps = {
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  takesTestCards: boolean
  /** When the setup was checked, `14:05`. */
  checkedAt: string
}

/** Shows what must be configured before anyone can sign up. */
export function SetupScreen({ studio, takesTestCards, checkedAt }: SetupScreenProps) {
  return (
    <LonePage
      studio={studio}
      title="This portal is not set up yet"
      corner="Setup"
      aside={<Findings takesTestCards={takesTestCards} checkedAt={checkedAt} />}
    >
      <LoneLead>
        {connectOwnerText} Set the environment variable below, restart the server, then check again.
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

function Findings({ takesTestCards, checkedAt }: { takesTestCards: boolean; checkedAt: string }) {
  const findings = [
    {
      name: 'Database',
      value: 'published',
      label: 'Set',
      text: 'Stores accounts, bookings, and invoices.',
    },
    {
      name: 'Owner',
      value: 'failed',
      label: 'Missing',
      text: 'No one can approve accounts yet. The account that signs up with this email becomes the first photographer.',
    },
    { name: 'Sign-in secret', value: 'published', label: 'Set', text: 'Sessions are signed.' },
    { name: 'File storage', value: 'published', label: 'Set', text: 'Originals are private.' },
    takesTestCards
      ? { name: 'Payments', value: 'pending', label: 'Sandbox', text: 'Test cards only; no money moves.' }
      : { name: 'Payments', value: 'published', label: 'Set', text: 'Cards are charged.' },
  ]
  return (
    <section aria-labelledby="findings">
      <SectionHead
        id="findings"
        title="What was found"
        action={<span className="text-ink-3">Checked {checkedAt}</span>}
      />
      <ul className="*:border-b">
        {findings.map(({ name, value, label, text }) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr] gap-4 py-3.5">
            <Status value={value} label={label} className="self-start pt-0.5" />
            <div>
              <p className="font-strong">{name}</p>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
