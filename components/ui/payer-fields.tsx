import { Button } from '@/components/ui/button'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'

type Payer = { key: string; name: string; email: string; unit: 'percent' | 'amount'; size: string }

type PayerFieldsProps<P extends Payer> = {
  payers: readonly P[]
  onChange: (payers: P[]) => void
  newPayer: () => P
  /** How many there can be, and how long their names. */
  limits: { payers: number; name: number }
  /** Whether there must be one. */
  required?: boolean
  /** What each one pays, formatted, and what is left. */
  amounts: readonly string[]
  rest: { label: string; amount: string }
  /** Replaces what is left. */
  problem: string | null
  errors: readonly string[]
}

/** Who else pays a bill, and how much. */
export function PayerFields<P extends Payer>(props: PayerFieldsProps<P>) {
  const { payers, onChange, newPayer, limits, required = false, amounts, rest } = props
  const change = (key: string, changes: Partial<Payer>) =>
    onChange(payers.map((payer) => (payer.key === key ? { ...payer, ...changes } : payer)))
  return (
    <>
      {payers.map((payer, index) => (
        <PersonFields
          key={payer.key}
          person={payer}
          place={index + 1}
          nameLimit={limits.name}
          amount={amounts[index] ?? ''}
          onChange={(changes) => change(payer.key, changes)}
          onRemove={
            required && payers.length === 1
              ? null
              : () => onChange(payers.filter(({ key }) => key !== payer.key))
          }
        />
      ))}
      {props.errors.length > 0 && <FieldErrors messages={props.errors} />}
      {payers.length < limits.payers && (
        <div>
          <Button size="sm" icon="plus" onClick={() => onChange([...payers, newPayer()])}>
            Add a person
          </Button>
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-t pt-4" aria-live="polite">
        {props.problem ? (
          <span className="text-stop">{props.problem}</span>
        ) : (
          <>
            <span className="text-ink-2">{rest.label}</span>
            <span className="font-strong">{rest.amount}</span>
          </>
        )}
      </p>
    </>
  )
}

type PersonFieldsProps = {
  person: Payer
  place: number
  nameLimit: number
  /** Formatted. */
  amount: string
  onChange: (changes: Partial<Payer>) => void
  onRemove: (() => void) | null
}

function PersonFields({ person, place, nameLimit, amount, onChange, onRemove }: PersonFieldsProps) {
  const { name, email, unit, size } = person
  return (
    <fieldset className="grid gap-3">
      <legend className="t-label mb-1 flex w-full items-center justify-between gap-4">
        <span>Person {place}</span>
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Remove person ${place}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </legend>
      <div className="grid gap-3 fold:grid-cols-2">
        <Field label="Name" name="names[]">
          <Input
            required
            maxLength={nameLimit}
            autoComplete="off"
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label="Email" name="emails[]">
          <Input
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
        <Field label="Share" name="sizes[]">
          <Input
            required
            inputMode="decimal"
            autoComplete="off"
            value={size}
            onChange={(event) => onChange({ size: event.target.value })}
          />
        </Field>
        <Field label="Unit" name="units[]">
          <Select
            value={unit}
            onChange={(event) => onChange({ unit: event.target.value === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">Percent</option>
            <option value="amount">Amount</option>
          </Select>
        </Field>
        <output className="min-w-20 pb-3 text-right" aria-live="polite">
          {amount}
        </output>
      </div>
    </fieldset>
  )
}
