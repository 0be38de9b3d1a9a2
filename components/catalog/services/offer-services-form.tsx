'use client'

import { useId, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { FieldErrors, Input } from '@/components/ui/field'
import { Rows } from '@/components/ui/rows'
import { showResult } from '@/components/ui/show-result'
import { offerServicesAction } from '@/lib/catalog/services/actions'
import {
  guessKind,
  proposeServices,
  type StudioKind,
  studioKinds,
} from '@/lib/catalog/services/rules/studio-kinds'
import type { ManagedService } from '@/lib/catalog/services/schema/editing'
import {
  describeBasePrice,
  nothingOfferedText,
  offerLabel,
  offerTexts,
} from '@/lib/catalog/services/words/editor'
import { centsToInput, formatCents } from '@/lib/platform/money/money'

/** Proposes the services that a kind of studio usually offers, and offers those that stay chosen, at the prices that are typed. */
export function OfferServicesForm({ services }: { services: readonly ManagedService[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<StudioKind>(() => guessKind(services))
  // Before anything is offered, all that is proposed is chosen, or only what the studio has imported.
  const [isNew] = useState(!services.some(({ active }) => active))
  const hasImported = services.some(({ isImported }) => isImported)
  const [choices, setChoices] = useState<Record<string, boolean>>({})
  const [prices, setPrices] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isBusy, start] = useTransition()
  const proposed = proposeServices(services, kind)
  const isChosen = ({ id, active, isImported }: ManagedService) =>
    choices[id] ?? (active || (isNew && (isImported || !hasImported)))
  const count = proposed.filter(isChosen).length
  const priceOf = ({ id, priceCents, currency }: ManagedService) =>
    prices[id] ?? centsToInput(priceCents, currency)

  function submit() {
    if (isBusy) return
    if (count === 0) return setErrors({ services: [nothingOfferedText] })
    start(async () => {
      const input = proposed.map((service) => ({
        serviceId: service.id,
        isOffered: isChosen(service),
        ...(service.bands.length === 0 && {
          price: [service.currency, priceOf(service)] as [string, string],
        }),
      }))
      const result = await showResult(offerServicesAction({ services: input }), {
        done: offerTexts.saved,
        failed: offerTexts.failed,
      })
      setErrors((result?.ok === false && result.fields) || {})
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5.5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ChoiceGroup legend={offerTexts.kind} columns={3}>
        {studioKinds.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            name="kind"
            value={id}
            title={name}
            checked={id === kind}
            onChange={() => setKind(id)}
          />
        ))}
      </ChoiceGroup>
      <Rows className="border-t">
        {proposed.map((service, index) => (
          <ProposedService
            key={service.id}
            service={service}
            isChosen={isChosen(service)}
            price={priceOf(service)}
            errors={errors[`services.${index}.price`] ?? []}
            onChoose={(chosen) => setChoices({ ...choices, [service.id]: chosen })}
            onPrice={(price) => setPrices({ ...prices, [service.id]: price })}
          />
        ))}
      </Rows>
      {errors.services && <FieldErrors messages={errors.services} />}
      <div>
        <Button type="submit" variant="main" busy={isBusy} busyText="Saving">
          {offerLabel(count)}
        </Button>
      </div>
    </form>
  )
}

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
function ProposedService(props: ProposedServiceProps) {
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
