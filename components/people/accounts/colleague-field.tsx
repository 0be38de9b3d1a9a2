import { Field, Select } from '@/components/ui/field'

/** An active photographer who can take over bookings. */
export type TeamColleague = { userId: string; fullName: string }

type ColleagueFieldProps = {
  label: string
  colleagues: readonly TeamColleague[]
  value: string
  onChange: (userId: string) => void
  /** The label of the option for no one; without it, someone must be chosen. */
  nobody?: string
}

/** Selects who takes over bookings. */
export function ColleagueField({ label, colleagues, value, onChange, nobody }: ColleagueFieldProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {nobody && <option value="">{nobody}</option>}
        {colleagues.map(({ userId, fullName }) => (
          <option key={userId} value={userId}>
            {fullName}
          </option>
        ))}
      </Select>
    </Field>
  )
}
