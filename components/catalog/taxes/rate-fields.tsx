import { Field, Input, Select } from '@/components/ui/field'
import { rateNameLimit } from '@/lib/catalog/taxes/limits'
import { taxLevels } from '@/lib/catalog/taxes/rules/pick-rates'
import { stateCodes, stateNames } from '@/lib/catalog/taxes/rules/states'
import { levelNames } from '@/lib/catalog/taxes/words'
import type { FieldErrors } from '@/lib/platform/errors'

/** A rate as the texts of its fields. */
export type RateTexts = {
  level: string
  name: string
  state: string
  zips: string
  rate: string
  startsOn: string
}

type RateFieldsProps = {
  typed: RateTexts
  errors: FieldErrors
  onChange: (part: Partial<RateTexts>) => void
}

/** The fields of a tax rate. */
export function RateFields({ typed, errors, onChange }: RateFieldsProps) {
  return (
    <div className="grid items-start gap-x-4 gap-y-4.5 @xl:grid-cols-2">
      <Field label="Name" name="name" errors={errors.name} hint="As invoices show it.">
        <Input
          autoFocus
          maxLength={rateNameLimit}
          placeholder="Washington sales tax"
          value={typed.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label="Rate" note="%" name="rate" errors={errors.rate} hint="Use 0 where there's no tax.">
        <Input
          inputMode="decimal"
          placeholder="6.5"
          value={typed.rate}
          onChange={({ target }) => onChange({ rate: target.value })}
        />
      </Field>
      <Field
        label="Levied by"
        name="level"
        errors={errors.level}
        hint="One rate of each counts; they add up."
      >
        <Select value={typed.level} onChange={({ target }) => onChange({ level: target.value })}>
          {taxLevels.map((level) => (
            <option key={level} value={level}>
              {levelNames[level]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="State" name="state" errors={errors.state}>
        <Select value={typed.state} onChange={({ target }) => onChange({ state: target.value })}>
          <option value="">Everywhere</option>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {stateNames[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="ZIP codes"
        note="Optional"
        name="zips"
        errors={errors.zips}
        hint="Or the first three or four digits of some. The most specific place wins."
      >
        <Input
          inputMode="numeric"
          placeholder="98101, 98104, 9812"
          value={typed.zips}
          onChange={({ target }) => onChange({ zips: target.value })}
        />
      </Field>
      <Field label="From" name="startsOn" errors={errors.startsOn} hint="Earlier invoices keep their tax.">
        <Input
          type="date"
          value={typed.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Field>
    </div>
  )
}
