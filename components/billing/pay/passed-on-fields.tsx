import { Field, Input } from '@/components/ui/field'
import type { TermsFields } from './terms-texts'

const fees = [
  { name: 'travelPercent', label: 'Share of the travel fee', hint: 'Use 100 to pass all of it on.' },
  {
    name: 'lateFeePercent',
    label: 'Share of late cancellation fees',
    hint: 'Paid once the client has paid the fee.',
  },
] as const

/** Which shares of the clients' fees are passed on. */
export function PassedOnFields({ form: { typed, errors, change } }: TermsFields) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
      {fees.map(({ name, label, hint }) => (
        <Field key={name} label={label} note="%" name={name} errors={errors?.[name]} hint={hint}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
