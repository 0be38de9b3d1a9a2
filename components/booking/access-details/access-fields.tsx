import { useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input, Select } from '@/components/ui/field'
import { limits } from '@/lib/booking/access-details/limits'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { lockboxCodeTexts, lockboxKindTexts, occupancyTexts } from '@/lib/booking/access-details/words'
import type { FieldErrors } from '@/lib/platform/errors'

type AccessFieldsProps = {
  /** What the fields start with. */
  values: AccessDetails
  errors?: FieldErrors
  onChange?: (name: keyof AccessDetails, value: string) => void
}

/** The fields for how the photographer gets in. All are optional. */
export function AccessFields({ values, errors, onChange }: AccessFieldsProps) {
  const [kind, setKind] = useState(values.lockboxKind)
  const field = (name: keyof AccessDetails, label: string, note?: string) => ({
    label,
    name,
    hint: note,
    errors: errors?.[name],
  })
  const control = (name: keyof AccessDetails) => ({
    name,
    defaultValue: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange?.(name, target.value),
  })
  const secret = (name: keyof AccessDetails) => ({
    ...control(name),
    maxLength: limits.code,
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <div className="grid gap-5.5 md:grid-cols-2">
      <Field {...field('lockboxKind', 'Lockbox')}>
        <Select
          {...control('lockboxKind')}
          onChange={({ target }) => {
            setKind(target.value as typeof kind)
            onChange?.('lockboxKind', target.value)
          }}
        >
          <option value="">None</option>
          {Object.entries(lockboxKindTexts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        {...field(
          'lockboxCode',
          lockboxCodeTexts[kind],
          kind === 'SUPRA' ? '7 digits, not your PIN' : undefined,
        )}
      >
        <Input {...secret('lockboxCode')} />
      </Field>
      <Field {...field('gateCode', 'Gate code')}>
        <Input {...secret('gateCode')} />
      </Field>
      <Field {...field('alarmCode', 'Alarm code')}>
        <Input {...secret('alarmCode')} />
      </Field>
      <Field {...field('occupancy', 'Occupancy')}>
        <Select {...control('occupancy')}>
          <option value="">Not specified</option>
          {Object.entries(occupancyTexts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field('pets', 'Pets')}>
        <Input {...control('pets')} maxLength={limits.pets} autoComplete="off" />
      </Field>
      <Field {...field('contactName', 'Contact on site')}>
        <Input {...control('contactName')} maxLength={limits.name} autoComplete="off" />
      </Field>
      <Field {...field('contactPhone', "Contact's phone")}>
        <Input {...control('contactPhone')} type="tel" maxLength={limits.phone} autoComplete="off" />
      </Field>
      <CountedTextArea
        {...field('notes', 'Parking and other notes')}
        {...control('notes')}
        limit={limits.notes}
        fieldClassName="md:col-span-2"
      />
    </div>
  )
}
