'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeTaxSettingsAction } from '@/lib/catalog/taxes/actions'
import { taxNumberLimit } from '@/lib/catalog/taxes/limits'
import type { TaxSettings } from '@/lib/catalog/taxes/schema'
import { describeUntaxed } from '@/lib/catalog/taxes/words'

const kinds = [
  { name: 'taxesTravel', label: 'Travel' },
  { name: 'taxesLateFees', label: 'Late cancellation fees' },
  { name: 'taxesRevisionRounds', label: 'Further revision rounds' },
  { name: 'taxesLicenses', label: 'Licenses' },
  { name: 'taxesOther', label: 'Other charges' },
] as const

type TaxSettingsFormProps = {
  settings: TaxSettings
  services: readonly { id: string; name: string }[]
}

/** Edits whether prices include tax, and what is taxed. */
export function TaxSettingsForm({ settings, services }: TaxSettingsFormProps) {
  const form = useSettingsForm({
    current: settings,
    action: changeTaxSettingsAction,
    toTexts,
    saved: { title: 'Tax settings updated' },
    failed: 'Failed to save the tax settings. Please try again.',
  })
  const { typed, errors, change } = form
  const untaxed = new Set(typed.untaxedServiceIds)

  function taxService(id: string, isTaxed: boolean) {
    const others = typed.untaxedServiceIds.filter((other) => other !== id)
    change({ untaxedServiceIds: isTaxed ? others : [...others, id].sort() })
  }

  return (
    <SettingsForm form={form} className="mt-12">
      <FormSection title="Prices" lead="For bookings made from now on. Fees are always charged as shown.">
        <ChoiceGroup legend="The prices of your services" errors={errors?.pricesIncludeTax}>
          <ChoiceCard
            name="pricesIncludeTax"
            value="yes"
            title="Include tax"
            hint="Clients pay the price they see."
            checked={typed.pricesIncludeTax === 'yes'}
            onChange={() => change({ pricesIncludeTax: 'yes' })}
          />
          <ChoiceCard
            name="pricesIncludeTax"
            value="no"
            title="Don't include tax"
            hint="Tax is added by the property's place, and shown before booking."
            checked={typed.pricesIncludeTax === 'no'}
            onChange={() => change({ pricesIncludeTax: 'no' })}
          />
        </ChoiceGroup>
        <Field
          label="Tax number"
          note="Optional"
          name="taxNumber"
          errors={errors?.taxNumber}
          hint="Printed on invoices."
          className="max-w-72"
        >
          <Input maxLength={taxNumberLimit} {...form.bind('taxNumber')} />
        </Field>
      </FormSection>
      <Disclosure
        id="taxed"
        look="head"
        summary="What is taxed"
        hint={describeUntaxed([
          ...services.filter(({ id }) => untaxed.has(id)).map(({ name }) => name),
          ...kinds.filter(({ name }) => typed[name] !== 'on').map(({ label }) => label),
        ])}
        className="mb-8"
      >
        <div className="grid max-w-216 gap-6 pt-1 pb-8">
          <p className="max-w-[60ch] text-ink-2">
            States differ: some tax travel, some don't tax a license. Applies to new invoices.
          </p>
          <fieldset className="grid gap-2.5">
            <legend className="pb-2.5 font-medium">Services</legend>
            <div className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
              {services.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  label={name}
                  name="taxedServiceIds[]"
                  value={id}
                  checked={!untaxed.has(id)}
                  onChange={({ target }) => taxService(id, target.checked)}
                />
              ))}
            </div>
            {services.map(({ id }) => (
              <input key={id} type="hidden" name="listedServiceIds[]" value={id} />
            ))}
          </fieldset>
          <fieldset className="grid gap-2.5">
            <legend className="pb-2.5 font-medium">Other charges</legend>
            <div className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
              {kinds.map(({ name, label }) => (
                <CheckboxField
                  key={name}
                  label={label}
                  name={name}
                  checked={typed[name] === 'on'}
                  onChange={({ target }) => change({ [name]: target.checked ? 'on' : '' })}
                />
              ))}
            </div>
          </fieldset>
        </div>
      </Disclosure>
    </SettingsForm>
  )
}

function toTexts(settings: TaxSettings) {
  const tick = (isTaxed: boolean) => (isTaxed ? 'on' : '')
  return {
    pricesIncludeTax: settings.pricesIncludeTax ? 'yes' : 'no',
    taxesTravel: tick(settings.taxesTravel),
    taxesLateFees: tick(settings.taxesLateFees),
    taxesRevisionRounds: tick(settings.taxesRevisionRounds),
    taxesLicenses: tick(settings.taxesLicenses),
    taxesOther: tick(settings.taxesOther),
    taxNumber: settings.taxNumber ?? '',
    untaxedServiceIds: settings.untaxedServiceIds,
  }
}
