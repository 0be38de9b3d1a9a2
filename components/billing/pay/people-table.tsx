import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/button'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import type { PaidPerson } from '@/lib/billing/pay/schema'

/** The photographers with their pay terms. */
export function PeopleTable({ people }: { people: readonly PaidPerson[] }) {
  return (
    <Table caption="Pay terms" head={['Photographer', 'Terms', 'Form 1099', { hidden: 'Actions' }]}>
      {people.map((person) => (
        <Row key={person.photographerId}>
          <DataCell wide className="fold:align-middle">
            <span className="flex items-center gap-3.5">
              <Avatar name={person.fullName} imageUrl={person.avatarUrl} tone="photographer" />
              <bdi className="t-place min-w-0 text-[1.0625rem] wrap-anywhere">{person.fullName}</bdi>
            </span>
          </DataCell>
          <DataCell wide className="text-ink-2 fold:align-middle max-fold:pl-11.5">
            {person.termsText ?? 'None: paid outside the portal'}
          </DataCell>
          <DataCell wide className="text-ink-2 fold:align-middle max-fold:pl-11.5">
            {describeContractor(person)}
          </DataCell>
          <DataCell wide className="fold:align-middle max-fold:pl-11.5">
            <RowActions>
              <LinkButton
                size="sm"
                href={`/settings/pay/${person.photographerId}`}
                aria-label={`${person.termsText ? 'Edit' : 'Set'} terms of ${person.fullName}`}
                className="max-fold:min-h-11"
              >
                {person.termsText ? 'Edit' : 'Set terms'}
              </LinkButton>
            </RowActions>
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}

function describeContractor({ termsText, isContractor, hasW9 }: PaidPerson): string {
  if (termsText === null) return ''
  if (!isContractor) return 'Not a contractor'
  return hasW9 ? 'Contractor, W-9 on file' : 'Contractor, W-9 missing'
}
