import { clsx } from 'clsx'
import { Avatar } from '@/components/ui/avatar'
import { Cell, Cells } from '@/components/ui/cells'
import type { Person } from '@/lib/booking/bookings/schema/bookings'

type BookingPeopleProps = {
  client: Person
  photographer: Person
  /** The reader's profile. */
  readerId: string
}

/** A booking's client and photographer with their contact details, the reader last. */
export function BookingPeople({ client, photographer, readerId }: BookingPeopleProps) {
  const people = [
    { label: 'Client', person: client, tone: 'client' },
    { label: 'Photographer', person: photographer, tone: 'photographer' },
  ] as const
  const others = people.filter(({ person }) => person.id !== readerId)
  const own = people.filter(({ person }) => person.id === readerId)
  return (
    <Cells columns={2}>
      {[...others, ...own].map((one) => (
        <PersonCell key={one.label} {...one} isReader={one.person.id === readerId} />
      ))}
    </Cells>
  )
}

type PersonCellProps = {
  label: string
  person: Person
  tone: 'client' | 'photographer'
  /** Readers know how to reach themselves, so on narrow screens only the name is shown. */
  isReader: boolean
}

function PersonCell({ label, person, tone, isReader }: PersonCellProps) {
  return (
    <Cell>
      <div className="flex min-w-0 items-center gap-3.5">
        <span className={isReader ? 'max-md:hidden' : undefined}>
          <Avatar name={person.fullName} imageUrl={person.avatarUrl} size="lg" tone={tone} />
        </span>
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-2">
            <span className="t-place">{person.fullName}</span> <span className="t-label">{label}</span>
          </h2>
          <p className={clsx('truncate text-ink-2', isReader && 'max-md:hidden')}>
            <a className="hover:underline" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </p>
          {person.phone && (
            <p className={clsx('text-ink-2', isReader && 'max-md:hidden')}>
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
