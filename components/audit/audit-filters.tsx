import { FilterBar } from '@/components/ui/filter-bar'
import { TextLink } from '@/components/ui/text-link'
import { auditKinds, groupsOfPeople } from '@/lib/audit/rules'
import { AuditFilter } from '@/lib/audit/schema'

type AuditFiltersProps = {
  filter: AuditFilter
  photographers: readonly { id: string; name: string }[]
  /** The latest selectable day, in the studio's time zone. */
  today: string
}

/** Filters by who, what, and when. */
export function AuditFilters({ filter, photographers, today }: AuditFiltersProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-2">
      <FilterBar
        url={AuditFilter}
        state={filter}
        submitLabel="Show"
        columns="items-end gap-x-4 gap-y-3.5 max-md:grid-cols-2 md:grid-cols-[repeat(4,minmax(0,11rem))_auto]"
        fields={[
          {
            kind: 'select',
            name: 'who',
            label: 'Who',
            options: [
              { value: '', label: 'Everyone' },
              ...photographers.map(({ id, name }) => ({ value: id, label: name })),
              ...optionsOf(groupsOfPeople),
            ],
          },
          {
            kind: 'select',
            name: 'kind',
            label: 'What',
            options: [{ value: '', label: 'Everything' }, ...optionsOf(auditKinds)],
          },
          { kind: 'date', name: 'from', label: 'From', max: today },
          { kind: 'date', name: 'to', label: 'To', max: today },
        ]}
      />
      {AuditFilter.href({ ...filter, page: 1 }) !== AuditFilter.base && (
        <TextLink href={AuditFilter.base} className="mb-2.5">
          Show everything
        </TextLink>
      )}
    </div>
  )
}

function optionsOf<Value extends string>(labels: Record<Value, string>) {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}
