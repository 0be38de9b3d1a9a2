import type { UrlState } from '@/lib/platform/web/url-state'
import { type FilterControl, FilterForm } from './filter-form'

type FieldOf<State, Name extends keyof State & string> = { name: Name; label: string } & (
  | { kind: 'select'; options: readonly { value: State[Name]; label: string }[] }
  | { kind: 'date'; max: string }
)

type FilterField<State> = { [Name in keyof State & string]: FieldOf<State, Name> }[keyof State & string]

type FilterBarProps<State> = {
  url: UrlState<State>
  /** The page's current state. Filtering keeps the rest of it, except the page number. */
  state: NoInfer<State>
  /** The search field, named `search` by default. */
  search?: { name?: keyof State & string; label: string; placeholder: string; maxLength: number }
  /** The fields after it. */
  fields?: readonly FilterField<NoInfer<State>>[]
  /** Shows a button with this label, and applies the filters only when it is pressed. */
  submitLabel?: string
  size?: 'sm' | 'md'
  className?: string
  /** The form's grid; by default, the fields share its width. */
  columns?: string
}

/** The search field and filters of a list, kept in the URL. Works without JavaScript as a plain form. */
export function FilterBar<State extends Record<string, string | number>>(props: FilterBarProps<State>) {
  const { url, state, search, fields = [], ...appearance } = props
  const { pathname, searchParams } = new URL(
    url.href({ ...state, ...(url.defaults.page !== undefined && { page: url.defaults.page }) }),
    'http://northlight.invalid',
  )
  const valuesOf = (name: keyof State & string) => ({
    name,
    value: String(state[name]),
    defaultValue: String(url.defaults[name]),
  })
  const controls = fields.map((field): FilterControl => {
    if (field.kind !== 'select') return { ...field, ...valuesOf(field.name) }
    const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
    return { ...field, ...valuesOf(field.name), options }
  })
  if (search) controls.unshift({ kind: 'search', ...search, ...valuesOf(search.name ?? 'search') })
  for (const { name } of controls) searchParams.delete(name)
  return <FilterForm path={pathname} kept={[...searchParams]} controls={controls} {...appearance} />
}
