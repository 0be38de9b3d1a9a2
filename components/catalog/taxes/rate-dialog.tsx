'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { EditDialog } from '@/components/ui/edit-dialog'
import { Field, Input, Select } from '@/components/ui/field'
import { addTaxRateAction, changeTaxRateAction } from '@/lib/catalog/taxes/actions'
import { rateNameLimit } from '@/lib/catalog/taxes/limits'
import { taxLevels } from '@/lib/catalog/taxes/rules/pick-rates'
import { rateToInput } from '@/lib/catalog/taxes/rules/rate-text'
import { type StateCode, stateCodes, stateNames } from '@/lib/catalog/taxes/rules/states'
import type { ManagedRate, TaxRateInput } from '@/lib/catalog/taxes/schema'
import { levelNames, stateTaxName } from '@/lib/catalog/taxes/words'
import type { FieldErrors } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'

/** A rate as the texts of its fields. */
type RateTexts = {
  level: string
  name: string
  state: string
  zips: string
  rate: string
  startsOn: string
}

type RateDialogProps = {
  /** The rate to edit; null to add one. */
  rate: ManagedRate | null
  /** In the studio's time zone. */
  today: string
  /** The state that a new rate probably applies in. */
  state?: StateCode | null
  onClose: () => void
}

/** Adds a tax rate, or edits one for invoices that are issued from now on. */
export function RateDialog({ rate, today, state = null, onClose }: RateDialogProps) {
  // A rate that someone else changes in the meantime is another one: the server then rejects the edit.
  const [seen] = useState(() => rate && editKey(rate))
  const [typed, setTyped] = useState(() => toTexts(rate, today, state))
  return (
    <EditDialog<TaxRateInput>
      noun="tax rate"
      isNew={rate === null}
      loadSchema={async () => (await import('@/lib/catalog/taxes/schema')).TaxRateDraft}
      save={(input) =>
        rate ? changeTaxRateAction({ ...input, rateId: rate.id, seen: seen ?? '' }) : addTaxRateAction(input)
      }
      input={typed as TaxRateInput}
      onClose={onClose}
    >
      {(errors) => (
        <RateFields
          typed={typed}
          errors={errors}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
      )}
    </EditDialog>
  )
}

function toTexts(rate: ManagedRate | null, today: string, likelyState: StateCode | null): RateTexts {
  if (!rate) {
    const name = likelyState ? stateTaxName(likelyState) : ''
    return { level: 'STATE', name, state: likelyState ?? '', zips: '', rate: '', startsOn: today }
  }
  const { level, name, state, zips, rateThousandths, startsOn } = rate
  return {
    level,
    name,
    state: state ?? '',
    zips: zips.join(', '),
    rate: rateToInput(rateThousandths),
    startsOn,
  }
}

type RateFieldsProps = {
  typed: RateTexts
  errors: FieldErrors
  onChange: (part: Partial<RateTexts>) => void
}

/** The fields of a tax rate. */
function RateFields({ typed, errors, onChange }: RateFieldsProps) {
  const [isLocal] = useState(() => typed.level !== 'STATE' || typed.zips !== '')
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
      <Field label="From" name="startsOn" errors={errors.startsOn} hint="Earlier invoices keep their tax.">
        <Input
          type="date"
          value={typed.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Field>
      <Disclosure
        summary="For a county, a city, or some ZIP codes only"
        open={isLocal || Boolean(errors.level || errors.zips) || undefined}
        className="@xl:col-span-2"
      >
        <div className="grid items-start gap-x-4 gap-y-4.5 pt-2 @xl:grid-cols-2">
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
        </div>
      </Disclosure>
    </div>
  )
}
