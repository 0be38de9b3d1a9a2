import { AmountField } from '@/components/ui/amount-field'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import type { PayableService } from '@/lib/billing/pay/rules/service-amounts'
import { ServiceAmountFields } from './service-amount-fields'
import type { TermsFields } from './terms-texts'

const bases = [
  { value: 'PERCENT', title: 'Percentage', hint: 'Of the price of every service' },
  { value: 'FIXED', title: 'Fixed amount', hint: 'The same for every shoot' },
  { value: 'SERVICE', title: 'By service', hint: 'An amount for each service and size' },
]

/** How shoots are paid, and from which day on. */
type ShootPayFieldsProps = TermsFields & { currency: string; services: readonly PayableService[] }

export function ShootPayFields({ form, currency, services }: ShootPayFieldsProps) {
  const { typed, errors, change } = form
  return (
    <>
      <ChoiceGroup legend="Pay per shoot" errors={errors?.basis}>
        {bases.map((basis) => (
          <ChoiceCard
            key={basis.value}
            name="basis"
            {...basis}
            checked={typed.basis === basis.value}
            onChange={() => change({ basis: basis.value })}
          />
        ))}
      </ChoiceGroup>
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        {typed.basis === 'FIXED' ? (
          <AmountField
            label="Amount per shoot"
            name="shootAmount"
            currency={currency}
            value={typed.shootAmount}
            onChange={(shootAmount) => change({ shootAmount })}
            errors={errors?.shootAmount}
          />
        ) : (
          <Field
            label={typed.basis === 'SERVICE' ? 'Share of other services' : 'Share of services'}
            note="%"
            name="servicePercent"
            errors={errors?.servicePercent}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed.servicePercent}
              onChange={({ target }) => change({ servicePercent: target.value })}
            />
          </Field>
        )}
        <Field
          label="Pay shoots from"
          name="paidFrom"
          errors={errors?.paidFrom}
          hint="Earlier ones were paid outside the portal."
        >
          <Input
            type="date"
            required
            value={typed.paidFrom}
            onChange={({ target }) => change({ paidFrom: target.value })}
          />
        </Field>
      </div>
      {typed.basis === 'SERVICE' && (
        <ServiceAmountFields form={form} currency={currency} services={services} />
      )}
    </>
  )
}
