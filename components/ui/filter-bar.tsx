import type { UrlState } from '@/lib/platform/url-state'
import { type FilterControl, FilterForm } from './filter-form'

type FieldOf<State, Name extends keyof State & string> = {
  name: Name
  label: string
} & (
  | { kind: 'search'; placeholder: string; maxLength: number }
  | { kind: 'select'; options: readonly { value: State[Name]; label: string }[] }
  | { kind: 'date'; max: string }
)

export type FilterField<State> = { [Name in keyof State & string]: FieldOf<State, Name> }[keyof State &
  string]

type FilterBarProps<State> = {
  url: UrlState<State>
  /** The page's current state. Filtering keeps the rest of it, except the page number. */
  state: NoInfer<State>
  fields: readonly FilterField<NoInfer<State>>[]
  /** Shows a button with this label, and applies the filters only when it is pressed. */
  submitLabel?: string
  size?: 'sm' | 'md'
  className?: string
  /** The form's grid; by default, the fields share its width. */
  columns?: string
}

/** The search field and filters of a list, kept in the URL. Works without JavaScript as a plain form. */
export function FilterBar<State extends Record<string, string | number>>({
  url,
  state,
  fields,
  ...appearance
}: FilterBarProps<State>) {
  const { pathname, searchParams } = new URL(
    url.href({ ...state, ...(url.defaults.page !== undefined && { page: url.defaults.page }) }),
    'http://northlight.invalid',
  )
  for (const { name } of fields) searchParams.delete(name)
  const controls = fields.map((field): FilterControl => {
    const known = { value: String(state[field.name]), defaultValue: String(url.defaults[field.name]) }
    if (field.kind !== 'select') return { ...field, ...known }
    const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
    return { ...field, ...known, options }
  })
  return <FilterForm path={pathname} kept={[...searchParams]} controls={controls} {...appearance} />
}
