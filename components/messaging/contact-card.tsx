import { Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

type ContactCardProps = { studio: { supportEmail: string; phone: string | null; hours: string } }

/** The studio's email address, phone number, and hours. */
export function ContactCard({ studio }: ContactCardProps) {
  return (
    <dl className="mt-3.5 mb-5 grid grid-cols-[2rem_1fr] border-t border-t-ink *:border-b *:py-2.5">
      <Entry label="Email" icon={<Mail className="icon mt-px" aria-hidden="true" />}>
        <a
          href={`mailto:${studio.supportEmail}`}
          className="underline decoration-edge underline-offset-[0.22em] wrap-anywhere hover:decoration-current"
        >
          {studio.supportEmail}
        </a>
      </Entry>
      {studio.phone && (
        <Entry label="Phone" icon={<Phone className="icon mt-px" aria-hidden="true" />}>
          {studio.phone}
          <span className="t-label block">Available during business hours</span>
        </Entry>
      )}
      <Entry label="Hours" icon={<Clock className="icon mt-px" aria-hidden="true" />}>
        {studio.hours}
      </Entry>
    </dl>
  )
}

function Entry({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </>
  )
}
