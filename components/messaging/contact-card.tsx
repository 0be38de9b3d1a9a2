import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

type ContactCardProps = { studio: { supportEmail: string; phone: string | null; hours: string } }

/** The studio's email address, phone number, and hours. */
export function ContactCard({ studio }: ContactCardProps) {
  return (
    <dl className="mt-3.5 mb-5 grid grid-cols-[2rem_1fr] border-t border-t-ink *:border-b *:py-2.5">
      <Entry label="Email" icon="mail">
        <a
          href={`mailto:${studio.supportEmail}`}
          className="underline decoration-edge underline-offset-[0.22em] wrap-anywhere hover:decoration-current"
        >
          {studio.supportEmail}
        </a>
      </Entry>
      {studio.phone && (
        <Entry label="Phone" icon="phone">
          {studio.phone}
          <span className="t-label block">Available during business hours</span>
        </Entry>
      )}
      <Entry label="Hours" icon="clock">
        {studio.hours}
      </Entry>
    </dl>
  )
}

function Entry({ label, icon, children }: { label: string; icon: IconName; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">
        <Icon name={icon} className="mt-px" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </>
  )
}
