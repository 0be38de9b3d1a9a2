import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'
import type { ListedPrice } from '@/lib/people/brokerages/schema'
import type { BillingFieldsProps } from './payment-fields'

type AllowanceFieldsProps = BillingFieldsProps & { services: readonly ListedPrice[] }

/** How much of which services a brokerage pays, and how often. */
export function AllowanceFields(props: AllowanceFieldsProps) {
  const { typed, errors, currency, onChange } = props
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
      <legend className="pb-3 font-strong">The allowance</legend>
      <Field label="The brokerage pays" name="percent" note="%" errors={errors.percent}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      </Field>
      <AmountField
        label="At most for a booking"
        name="cap"
        currency={currency}
        hint="Leave it empty for no limit."
        value={typed.cap}
        errors={errors.cap ?? []}
        onChange={(cap) => onChange({ cap })}
      />
      <Field
        label="Bookings of each member"
        name="uses"
        errors={errors.uses}
        hint="Cancelled ones don't count. Leave it empty for all."
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={typed.uses}
          onChange={({ target }) => onChange({ uses: target.value })}
        />
      </Field>
      <Field label="In each" name="period">
        <Select
          value={typed.period}
          onChange={({ target }) => onChange({ period: target.value === 'YEAR' ? 'YEAR' : 'MONTH' })}
        >
          <option value="MONTH">Month</option>
          <option value="YEAR">Year</option>
        </Select>
      </Field>
      <ServiceChoice {...props} />
    </fieldset>
  )
}

/** Everything that is booked, or some services. */
function ServiceChoice({ typed: { serviceIds }, errors, services, onChange }: AllowanceFieldsProps) {
  return (
    <div className="col-span-full grid gap-3">
      <Field label="For" name="services">
        <Select
          value={serviceIds === null ? 'ALL' : 'SOME'}
          onChange={({ target }) => onChange({ serviceIds: target.value === 'ALL' ? null : [] })}
        >
          <option value="ALL">Everything they book</option>
          <option value="SOME">Only chosen services</option>
        </Select>
      </Field>
      {serviceIds !== null && (
        <div className="grid gap-x-6 gap-y-2.5 @md:grid-cols-2">
          {services.map(({ serviceId, name }) => (
            <CheckboxField
              key={serviceId}
              label={name}
              name="serviceIds"
              aria-invalid={errors.serviceIds ? true : undefined}
              checked={serviceIds.includes(serviceId)}
              onChange={({ target }) =>
                onChange({
                  serviceIds: target.checked
                    ? [...serviceIds, serviceId]
                    : serviceIds.filter((other) => other !== serviceId),
                })
              }
            />
          ))}
        </div>
      )}
      {errors.serviceIds && <FieldErrors messages={errors.serviceIds} />}
    </div>
  )
}
