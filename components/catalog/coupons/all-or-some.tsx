import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Select } from '@/components/ui/field'

type AllOrSomeProps = {
  label: string
  /** Of the input that the errors belong to. */
  name: string
  hint: string
  allLabel: string
  someLabel: string
  choices: readonly { id: string; name: string }[]
  /** Ids; null for all. */
  chosen: readonly string[] | null
  onChange: (chosen: string[] | null) => void
  errors: readonly string[] | undefined
}

/** Everything, or chosen records of which at least one is needed. */
export function AllOrSome(props: AllOrSomeProps) {
  const { label, name, hint, allLabel, someLabel, choices, chosen, onChange, errors } = props
  return (
    <fieldset className="col-span-full grid gap-3">
      <Field label={label} hint={hint}>
        <Select
          value={chosen === null ? 'ALL' : 'SOME'}
          onChange={({ target }) => onChange(target.value === 'ALL' ? null : [])}
        >
          <option value="ALL">{allLabel}</option>
          <option value="SOME">{someLabel}</option>
        </Select>
      </Field>
      {chosen !== null && (
        <div className="grid gap-x-6 gap-y-2.5 @xl:grid-cols-2">
          {choices.map((choice) => (
            <CheckboxField
              key={choice.id}
              label={choice.name}
              name={name}
              aria-invalid={errors ? true : undefined}
              checked={chosen.includes(choice.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, choice.id] : chosen.filter((other) => other !== choice.id),
                )
              }
            />
          ))}
        </div>
      )}
      {errors && <FieldErrors messages={errors} />}
    </fieldset>
  )
}
