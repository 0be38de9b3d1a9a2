import { AmountField } from '@/components/ui/amount-field'
import { FieldErrors } from '@/components/ui/field'
import { readAmountTexts, writeAmountTexts } from '@/lib/billing/pay/rules/amount-texts'
import { amountKey, type PayableService } from '@/lib/billing/pay/rules/service-amounts'
import type { TermsFields } from './terms-texts'

type ServiceAmountFieldsProps = TermsFields & { currency: string; services: readonly PayableService[] }

/** What is paid for each service, by size where its price is. Posted as one field. */
export function ServiceAmountFields({ form, currency, services }: ServiceAmountFieldsProps) {
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
          <fieldset key={service.id} className="border-t pt-4">
            <legend className="float-left mb-2 w-full font-strong">{service.name}</legend>
            <div className={`clear-left ${columns}`}>
              {service.bands.map(({ upTo, label }) => field(service, upTo, label))}
            </div>
          </fieldset>
        ))}
    </div>
  )
}
