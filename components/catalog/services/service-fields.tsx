import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input, Select } from '@/components/ui/field'
import { serviceLights } from '@/lib/catalog/services/limits'
import { hasBands } from '@/lib/catalog/services/rules/bands'
import type { ManagedService, ServiceTexts } from '@/lib/catalog/services/schema'
import { lightNames, sumOfMinutesHint, turnaroundLabel } from '@/lib/catalog/services/words/editor'
import type { FieldErrors } from '@/lib/platform/errors'
import { BandFields } from './band-fields'
import { KindFields } from './kind-fields'

type ServiceFieldsProps = {
  draft: ServiceTexts
  errors: FieldErrors
  currency: string
  /** All services, of which packages and add-ons are linked to some. */
  services: readonly ManagedService[]
  serviceId?: string
  onChange: (part: Partial<ServiceTexts>) => void
}

/** The fields of a service, in six columns where there is room. */
export function ServiceFields({
  draft,
  errors,
  currency,
  services,
  serviceId,
  onChange,
}: ServiceFieldsProps) {
  const isFixed = !hasBands(draft.priceBasis)
  const isPackage = draft.kind === 'PACKAGE'
  const minutesHint = isPackage ? sumOfMinutesHint : 'Use 0 if no visit is needed.'
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 @3xl:grid-flow-col @3xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,2.5fr)_minmax(0,2.5fr)_minmax(0,2fr)] @3xl:grid-rows-[auto_auto]">
        <Field label="Name" name="name" errors={errors.name} className="col-span-full @3xl:col-auto">
          <Input autoFocus value={draft.name} onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <Field
          label="Description"
          name="description"
          errors={errors.description}
          className="col-span-full @3xl:col-auto"
        >
          <Input
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Field>
        <Field label="Displayed duration" name="duration" errors={errors.duration}>
          <Input
            placeholder="2-3 hours"
            value={draft.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
          />
        </Field>
        <Field
          label="Minutes on site"
          name="durationMinutes"
          hint={isFixed ? minutesHint : 'Set by the bands'}
          errors={errors.durationMinutes}
        >
          <Input
            inputMode="numeric"
            placeholder="180"
            disabled={!isFixed}
            value={isFixed ? draft.durationMinutes : ''}
            onChange={(event) => onChange({ durationMinutes: event.target.value })}
          />
        </Field>
        {!isPackage && (
          <Field label="Light" name="light" errors={errors.light}>
            <Select
              value={draft.light}
              onChange={(event) => onChange({ light: toLight(event.target.value) })}
            >
              {serviceLights.map((light) => (
                <option key={light} value={light}>
                  {lightNames[light]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {isFixed ? (
          <AmountField
            label={draft.priceBasis === 'EACH' ? 'Price for each' : 'Price'}
            name="price"
            currency={currency}
            className="text-right"
            value={draft.price}
            onChange={(price) => onChange({ price })}
            errors={errors.price}
          />
        ) : (
          <Field label="Price" hint="Set by the bands">
            <Input disabled value="" />
          </Field>
        )}
        {!isPackage && (
          <>
            <CheckboxField
              label="Uses a drone"
              hint="Airspace is checked"
              className="self-end pb-1"
              checked={draft.usesDrone}
              onChange={(event) => onChange({ usesDrone: event.target.checked })}
            />
            <CheckboxField
              label="Exterior photos"
              hint="Weather is checked"
              className="self-end pb-1"
              checked={draft.showsExterior}
              onChange={(event) => onChange({ showsExterior: event.target.checked })}
            />
            <Field
              label="Revision rounds"
              name="revisionRounds"
              hint="Included"
              errors={errors.revisionRounds}
            >
              <Input
                inputMode="numeric"
                value={draft.revisionRounds}
                onChange={(event) => onChange({ revisionRounds: event.target.value })}
              />
            </Field>
            <AmountField
              label="Further round"
              name="extraRound"
              currency={currency}
              className="text-right"
              hint="Use 0 for no charge."
              value={draft.extraRound}
              onChange={(extraRound) => onChange({ extraRound })}
              errors={errors.extraRound}
            />
          </>
        )}
        {isFixed && (
          <Field
            label={turnaroundLabel}
            name="turnaroundHours"
            hint="Optional"
            errors={errors.turnaroundHours}
          >
            <Input
              inputMode="numeric"
              value={draft.turnaroundHours}
              onChange={(event) => onChange({ turnaroundHours: event.target.value })}
            />
          </Field>
        )}
        <CheckboxField
          label="Active"
          hint="Offered to clients"
          className="self-end pb-1"
          checked={draft.active}
          onChange={(event) => onChange({ active: event.target.checked })}
        />
      </div>
      <KindFields
        draft={draft}
        errors={errors}
        currency={currency}
        services={services}
        serviceId={serviceId}
        onChange={onChange}
      />
      <BandFields draft={draft} errors={errors} currency={currency} onChange={onChange} />
    </>
  )
}

function toLight(value: string) {
  return serviceLights.find((light) => light === value) ?? 'ANY'
}
