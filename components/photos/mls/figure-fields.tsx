import { useId } from 'react'
import { Field, Input, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { addressLimit, formatsLimit, noteLimit, numberRanges, sourceLimit } from '@/lib/photos/mls/limits'
import { type ChoiceName, certainties, choices, type FigureName } from '@/lib/photos/mls/rules/choices'
import { figureValues, type ProfileTexts, sourceField } from '@/lib/photos/mls/rules/figures'
import type { ValueName } from '@/lib/photos/mls/schema/profiles'
import {
  certaintyNames,
  choiceNames,
  describeSource,
  figureTitles,
  valueLabels,
} from '@/lib/photos/mls/words/figures'
import type { FieldErrors } from '@/lib/platform/errors'

type FigureFieldsProps = {
  figure: FigureName
  texts: ProfileTexts
  errors: FieldErrors
  /** No figure can be checked later. */
  today: string
  onChange: (part: ProfileTexts) => void
}

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

/** Shows a figure's source, when it was checked, and how sure it is; opens to edit them. */
function FigureSourceFields(props: FigureFieldsProps & { isInvalid: boolean }) {
  const { figure, texts, errors, today, onChange, isInvalid } = props
  const [certainty, name, url, checkedOn, note] = (
    ['certainty', 'name', 'url', 'checkedOn', 'note'] as const
  ).map((part) => sourceField(figure, part)) as [string, string, string, string, string]
  const textOf = (field: string) => texts[field] ?? ''
  const bind = (field: string) => ({
    value: textOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  return (
    // A field with an error must be visible.
    <details className="group" open={isInvalid || undefined}>
      <summary className="flex min-h-6 cursor-pointer list-none items-start gap-1.5 text-ink-2 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size="sm" className="mt-0.5 flex-none group-open:rotate-90" />
        <span className="min-w-0 wrap-anywhere">
          {describeSource({
            certainty: textOf(certainty),
            name: textOf(name),
            checkedOn: textOf(checkedOn),
            note: textOf(note),
          })}
        </span>
      </summary>
      <div className="mt-3 grid items-start gap-x-4 gap-y-3 md:grid-cols-2">
        <Field label="Certainty" name={certainty} errors={errors[certainty]}>
          <Select {...bind(certainty)}>
            {certainties.map((one) => (
              <option key={one} value={one}>
                {certaintyNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Checked on" name={checkedOn} errors={errors[checkedOn]}>
          <Input type="date" max={today} {...bind(checkedOn)} />
        </Field>
        <Field label="Source" name={name} errors={errors[name]}>
          <Input maxLength={sourceLimit} {...bind(name)} />
        </Field>
        <Field label="Link" name={url} note="Optional" errors={errors[url]}>
          <Input type="url" maxLength={addressLimit} {...bind(url)} />
        </Field>
        <Field label="Note" name={note} note="Optional" errors={errors[note]} className="md:col-span-full">
          <Input maxLength={noteLimit} {...bind(note)} />
        </Field>
        {/^https:\/\//.test(textOf(url)) && (
          <a
            href={textOf(url)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 wrap-anywhere underline underline-offset-[0.22em] md:col-span-full"
          >
            <Icon name="external-link" size="sm" />
            Open the source
          </a>
        )}
      </div>
    </details>
  )
}
