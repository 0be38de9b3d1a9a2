import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Select } from '@/components/ui/field'
import { serviceKinds } from '@/lib/catalog/services/limits'
import { isCounted } from '@/lib/catalog/services/rules/pricing'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import type { ManagedService, ServiceTexts } from '@/lib/catalog/services/schema'
import {
  automaticDayChoices,
  automaticHint,
  automaticLabel,
  containsLabel,
  kindLabel,
  kindNames,
  offeredWithLabel,
  separatelyText,
} from '@/lib/catalog/services/words/editor'
import { fromText } from '@/lib/catalog/services/words/prices'
import type { FieldErrors as Errors } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'

type KindFieldsProps = {
  draft: ServiceTexts
  errors: Errors
  currency: string
  services: readonly ManagedService[]
  serviceId?: string
  onChange: (part: Partial<ServiceTexts>) => void
  /** Beside the kind. */
  children?: ReactNode
}

/** Whether it is a service, an add-on, or a package, and the services that it is linked to. */
export function KindFields(props: KindFieldsProps) {
  const { draft, errors, currency, services, serviceId, onChange, children } = props
  const { kind, linkedIds } = draft
  const linkable = services.filter((service) => service.id !== serviceId && isLinkable(service, kind))
  const linked = linkable.filter(({ id }) => linkedIds.includes(id))

  function changeKind(value: string) {
    const next = serviceKinds.find((one) => one === value) ?? 'SERVICE'
    onChange({
      kind: next,
      linkedIds: services
        .filter((service) => linkedIds.includes(service.id) && isLinkable(service, next))
        .map(({ id }) => id),
      ...(next === 'PACKAGE' && isCounted(draft) && { priceBasis: 'FIXED' }),
    })
  }

  return (
    <section aria-label="What it is" className="grid gap-5.5">
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        <Field label={kindLabel} name="kind" errors={errors.kind}>
          <Select value={kind} onChange={(event) => changeKind(event.target.value)}>
            {serviceKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        {children}
      </div>
      {kind !== 'SERVICE' && (
        <fieldset>
          <legend className="t-label pb-2">{kind === 'PACKAGE' ? containsLabel : offeredWithLabel}</legend>
          <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3">
            {linkable.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                checked={linkedIds.includes(id)}
                onChange={(event) =>
                  onChange({
                    linkedIds: event.target.checked
                      ? [...linkedIds, id]
                      : linkedIds.filter((other) => other !== id),
                  })
                }
              />
            ))}
          </div>
          {errors.linkedIds && <FieldErrors messages={errors.linkedIds} />}
          {kind === 'PACKAGE' && linked.length > 0 && (
            <p className="t-label pt-2.5">{separatelyText(separatePrice(linked, currency))}</p>
          )}
        </fieldset>
      )}
      {kind === 'ADD_ON' && <AutomaticDays draft={draft} errors={errors} onChange={onChange} />}
    </section>
  )
}

/** The weekdays on which an add-on is added to orders. */
function AutomaticDays({ draft, errors, onChange }: Pick<KindFieldsProps, 'draft' | 'errors' | 'onChange'>) {
  const { automaticDays } = draft
  return (
    <fieldset>
      <legend className="t-label pb-2">{automaticLabel}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-y-2.5">
        {automaticDayChoices.map(({ day, name }) => (
          <CheckboxField
            key={day}
            label={name}
            checked={automaticDays.includes(day)}
            onChange={({ target }) =>
              onChange({
                automaticDays: target.checked
                  ? [...automaticDays, day]
                  : automaticDays.filter((other) => other !== day),
              })
            }
          />
        ))}
      </div>
      {errors.automaticDays && <FieldErrors messages={errors.automaticDays} />}
      <p className="t-label pt-2.5">{automaticHint}</p>
    </fieldset>
  )
}

/** A package contains services and add-ons whose number the client doesn't choose; an add-on is offered with services. */
function isLinkable(service: ManagedService, kind: ServiceTexts['kind']): boolean {
  return kind === 'PACKAGE' ? service.kind !== 'PACKAGE' && !isCounted(service) : service.kind === 'SERVICE'
}

function separatePrice(linked: readonly ManagedService[], currency: string): string {
  const price = formatCents(totalCents(linked), currency)
  return linked.every(({ priceBasis }) => priceBasis === 'FIXED') ? price : fromText(price)
}
