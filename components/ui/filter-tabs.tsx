import { TabCount, tabBarClasses } from '@/components/ui/tab-parts'

type FilterTabsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** Tabs as toggle buttons, for a filter in a client component. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  return (
    <fieldset aria-label={props.label} className={tabBarClasses}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === props.value}
          onClick={() => props.onChange(option.value)}
          className="tab"
        >
          {option.label}
          <TabCount count={option.count} />
        </button>
      ))}
    </fieldset>
  )
}
