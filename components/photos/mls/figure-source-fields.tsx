import { Field, Input, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { addressLimit, noteLimit, sourceLimit } from '@/lib/photos/mls/limits'
import { certainties, type FigureName } from '@/lib/photos/mls/rules/choices'
import { type ProfileTexts, sourceField } from '@/lib/photos/mls/rules/figures'
import { certaintyNames, describeSource } from '@/lib/photos/mls/words/figures'
import type { FieldErrors } from '@/lib/platform/errors'

export type FigureFieldsProps = {
  figure: FigureName
  texts: ProfileTexts
  errors: FieldErrors
  /** No figure can be checked later. */
  today: string
  onChange: (part: ProfileTexts) => void
}

/** Shows a figure's source, when it was checked, and how sure it is; opens to edit them. */
export function FigureSourceFields(props: FigureFieldsProps & { isInvalid: boolean }) {
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
