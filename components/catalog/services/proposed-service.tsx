import { useId } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { FieldErrors, Input } from '@/components/ui/field'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { describeBasePrice } from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'

type ProposedServiceProps = {
  service: ManagedService
  isChosen: boolean
  /** As typed. */
  price: string
  errors: readonly string[]
  onChoose: (chosen: boolean) => void
  onPrice: (price: string) => void
}

/** One service that may be offered, with its price. */
export function ProposedService(props: ProposedServiceProps) {
  const { service, isChosen, price, errors, onChoose, onPrice } = props
  const errorId = useId()
  const { name, description, duration, bands, priceBasis, priceCents, currency } = service
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <CheckboxField
          label={<span className="font-strong">{name}</span>}
          hint={
            <>
              {description}
              <span className="block">{duration}</span>
            </>
          }
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {bands.length > 0 ? (
          <span className="flex-none">
            {describeBasePrice(priceBasis, formatCents(priceCents, currency))}
          </span>
        ) : (
          <span className="flex flex-none items-center gap-2">
            <Input
              aria-label={`Price of ${name}, in ${currency}`}
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={errors.length > 0 ? errorId : undefined}
              inputMode="decimal"
              autoComplete="off"
              className="w-28 text-right tabular-nums"
              value={price}
              onChange={({ target }) => onPrice(target.value)}
            />
            <span aria-hidden="true" className="t-label">
              {currency}
            </span>
          </span>
        )}
      </div>
      {errors.length > 0 && <FieldErrors id={errorId} messages={errors} />}
    </li>
  )
}
