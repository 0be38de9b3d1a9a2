import { AmountField } from '@/components/ui/amount-field'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import { readAmountTexts, writeAmountTexts } from '@/lib/billing/pay/rules/amount-texts'
import { amountKey, type PayableService } from '@/lib/billing/pay/rules/service-amounts'
import { describeAmounts } from '@/lib/billing/pay/words'
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

type ServiceAmountFieldsProps = TermsFields & { currency: string; services: readonly PayableService[] }

/** What is paid for each service, by size where its price is. Posted as one field. */
function ServiceAmountFields({ form, currency, services }: ServiceAmountFieldsProps) {
  const { typed, errors, change } = form
  const texts = readAmountTexts(typed.amounts)
  const field = ({ id: serviceId, priceBasis }: PayableService, upTo: number | null, label: string) => {
    const key = amountKey({ serviceId, priceBasis, upTo })
    return (
      <AmountField
        key={key}
        label={label}
        name={`amount ${key}`}
        currency={currency}
        value={texts[key] ?? ''}
        onChange={(text) => change({ amounts: writeAmountTexts({ ...texts, [key]: text }) })}
      />
    )
  }
  const columns = 'grid grid-cols-2 items-start gap-x-4 gap-y-4 md:grid-cols-3'
  return (
    <div className="grid gap-5">
      <input type="hidden" name="amounts" value={typed.amounts} />
      <input type="hidden" name="amountsCurrency" value={currency} />
      <p className="t-label">Services without an amount are paid by share, and so is a price for each.</p>
      {errors?.amounts && <FieldErrors messages={errors.amounts} />}
      <div className={columns}>
        {services
          .filter(({ priceBasis }) => priceBasis === 'FIXED')
          .map((service) => field(service, null, service.name))}
      </div>
      {services
        .filter(({ priceBasis }) => priceBasis !== 'FIXED')
        .map((service) => (
          <Disclosure
            key={service.id}
            look="row"
            summary={service.name}
            hint={describeAmounts(
              service.bands.map(({ upTo }) => texts[amountKey({ ...service, serviceId: service.id, upTo })]),
            )}
            open={errors?.amounts !== undefined || undefined}
            className="border-t-0"
          >
            <fieldset className="pt-1 pb-5">
              <legend className="sr-only">{service.name}</legend>
              <div className={columns}>
                {service.bands.map(({ upTo, label }) => field(service, upTo, label))}
              </div>
            </fieldset>
          </Disclosure>
        ))}
    </div>
  )
}
