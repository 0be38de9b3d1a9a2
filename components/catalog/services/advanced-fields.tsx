import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Select, TextArea } from '@/components/ui/field'
import { serviceKinds } from '@/lib/catalog/services/limits'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import { isCounted } from '@/lib/catalog/services/rules/pricing'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import type { ManagedService, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import {
  automaticDayChoices,
  automaticHint,
  automaticLabel,
  containsLabel,
  describeAdvanced,
  kindLabel,
  kindNames,
  offeredWithLabel,
  separatelyText,
} from '@/lib/catalog/services/words/editor'
import { fromText } from '@/lib/catalog/services/words/prices'
import { shotListHint, shotListLabel } from '@/lib/catalog/services/words/shots'
import type { FieldErrors as Errors } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import type { ServiceCategory } from '@/prisma/generated/enums'
import { ServiceFold } from './service-section'
import type { ServicePartProps } from './use-service-form'

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

type AdvancedFieldsProps = ServicePartProps & {
  category: ServiceCategory
  /** Absent once the service exists. */
  onCategory?: (category: ServiceCategory) => void
  services: readonly ManagedService[]
  serviceId: string
}

/** What few services need, folded away. It opens by itself for packages, add-ons, and errors. */
export function AdvancedFields(props: AdvancedFieldsProps) {
  const { category, onCategory, ...part } = props
  const { draft, errors, onChange } = part
  const hasError = ['kind', 'linkedIds', 'automaticDays', 'category', 'shots'].some((name) => errors[name])
  const categoryName = serviceCategories.find(({ id }) => id === category)?.name ?? ''
  return (
    <ServiceFold
      id="advanced"
      title="Advanced"
      hint={describeAdvanced(draft, categoryName)}
      startsOpen={draft.kind !== 'SERVICE'}
      hasError={hasError}
      className="-mt-px mb-6"
    >
      <KindFields {...part}>
        {onCategory ? (
          <Field label="Category" name="category" errors={errors.category}>
            <Select
              value={category}
              onChange={(event) =>
                onCategory(serviceCategories.find(({ id }) => id === event.target.value)?.id ?? category)
              }
            >
              {serviceCategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <div>
            <p className="font-medium">Category</p>
            <p className="mt-3.5 text-ink-2">{categoryName}</p>
          </div>
        )}
      </KindFields>
      {draft.priceBasis === 'SQUARE_FEET' && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <CheckboxField
            label="Basement counts"
            checked={draft.countsBasement}
            onChange={(event) => onChange({ countsBasement: event.target.checked })}
          />
          <CheckboxField
            label="Detached units count"
            checked={draft.countsDetached}
            onChange={(event) => onChange({ countsDetached: event.target.checked })}
          />
        </div>
      )}
      {draft.kind !== 'PACKAGE' && (
        <Field label={shotListLabel} name="shots" hint={shotListHint} errors={errors.shots}>
          <TextArea
            rows={5}
            value={draft.shots}
            onChange={(event) => onChange({ shots: event.target.value })}
          />
        </Field>
      )}
    </ServiceFold>
  )
}

/** Whether it is a service, an add-on, or a package, and the services that it is linked to. */
function KindFields(props: KindFieldsProps) {
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
