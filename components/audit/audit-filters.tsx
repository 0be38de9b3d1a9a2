import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { auditKinds, groupsOfPeople } from '@/lib/audit/rules'
import type { AuditFilter } from '@/lib/audit/schema'

type AuditFiltersProps = {
  filter: AuditFilter
  photographers: readonly { id: string; name: string }[]
  /** The latest selectable day, in the studio's time zone. */
  today: string
}

/** Filters by who, what, and when, kept in the URL; a plain form. */
export function AuditFilters({ filter, photographers, today }: AuditFiltersProps) {
  const { who, kind, from, to } = filter
  return (
    <search>
      <form
        // The fields follow the URL, also after going back.
        key={[who, kind, from, to].join()}
        action="/settings/audit"
        className="mb-6 grid items-end gap-x-4 gap-y-3.5 max-md:grid-cols-2 md:grid-cols-[repeat(4,minmax(0,11rem))_auto]"
      >
        <Field label="Who" name="who">
          <Select defaultValue={who}>
            <option value="">Everyone</option>
            {photographers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {Object.entries(groupsOfPeople).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What" name="kind">
          <Select defaultValue={kind}>
            <option value="">Everything</option>
            {Object.entries(auditKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" name="from">
          <Input type="date" defaultValue={from} max={today} />
        </Field>
        <Field label="To" name="to">
          <Input type="date" defaultValue={to} max={today} />
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:col-span-2">
          <Button type="submit">Show</Button>
          {(who || kind || from || to) && <TextLink href="/settings/audit">Show everything</TextLink>}
        </div>
      </form>
    </search>
  )
}
