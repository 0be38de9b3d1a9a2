import { useId } from 'react'
import { Field, Input, Select } from '@/components/ui/field'
import { formatsLimit, numberRanges } from '@/lib/photos/mls/limits'
import { type ChoiceName, choices } from '@/lib/photos/mls/rules/choices'
import { figureValues, sourceField } from '@/lib/photos/mls/rules/figures'
import type { ValueName } from '@/lib/photos/mls/schema/profiles'
import { choiceNames, figureTitles, valueLabels } from '@/lib/photos/mls/words/figures'
import { type FigureFieldsProps, FigureSourceFields } from './figure-source-fields'

/** A figure's values, with its source under them. */
export function FigureFields(props: FigureFieldsProps) {
  const { figure, texts, errors, onChange } = props
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="grid gap-3 border-b pb-5.5 last:border-b-0 last:pb-0">
      <h3 id={id} className="font-strong">
        {figureTitles[figure]}
      </h3>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {figureValues[figure].map((value) => (
          <Field
            key={value}
            label={valueLabels[value]}
            name={value}
            errors={errors[value]}
            className={isNumber(value) ? 'w-36' : 'w-full sm:w-72'}
          >
            <ValueControl
              value={value}
              text={texts[value] ?? ''}
              onType={(text) => onChange({ [value]: text })}
            />
          </Field>
        ))}
      </div>
      <FigureSourceFields
        {...props}
        isInvalid={Object.keys(errors).some((field) =>
          field.startsWith(sourceField(figure, 'name').slice(0, -4)),
        )}
      />
    </fieldset>
  )
}

type ValueControlProps = { value: ValueName; text: string; onType: (text: string) => void }

/** A number, a choice, or a text. The field sets the other props. */
function ValueControl({ value, text, onType, ...control }: ValueControlProps) {
  if (!isChoice(value)) {
    return (
      <Input
        {...control}
        inputMode={isNumber(value) ? 'numeric' : undefined}
        maxLength={isNumber(value) ? undefined : formatsLimit}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    )
  }
  const names: Record<string, string> = choiceNames[value]
  return (
    <Select {...control} value={text} onChange={(event) => onType(event.target.value)}>
      {choices[value].map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </Select>
  )
}

function isChoice(value: ValueName): value is ChoiceName {
  return Object.hasOwn(choices, value)
}

function isNumber(value: ValueName): boolean {
  return Object.hasOwn(numberRanges, value)
}
