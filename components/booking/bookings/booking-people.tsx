import { Avatar } from '@/components/ui/avatar'
import { Cell, Cells } from '@/components/ui/cells'
import type { Person } from '@/lib/booking/bookings/schema'

/** A booking's client and photographer with their contact details. */
export function BookingPeople({ client, photographer }: { client: Person; photographer: Person }) {
  return (
    <Cells columns={2}>
      <PersonCell label="Client" person={client} tone="client" />
      <PersonCell label="Photographer" person={photographer} tone="photographer" />
    </Cells>
  )
}

type PersonCellProps = { label: string; person: Person; tone: 'client' | 'photographer' }

function PersonCell({ label, person, tone }: PersonCellProps) {
  return (
    <Cell>
      <div className="flex min-w-0 items-center gap-3.5">
        <Avatar name={person.fullName} imageUrl={person.avatarUrl} size="lg" tone={tone} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-2">
            <span className="t-place">{person.fullName}</span> <span className="t-label">{label}</span>
          </h2>
          <p className="truncate text-ink-2">
            <a className="hover:underline" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </p>
          {person.phone && (
            <p className="text-ink-2">
              <a className="hover:underline" href={`tel:${person.phone.replaceAll(' ', '')}`}>
                {person.phone}
              </a>
            </p>
          )}
        </div>
      </div>
    </Cell>
  )
}
