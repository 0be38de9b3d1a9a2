import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type KeyValuesProps = {
  /** Name, value, and classes of both; entries without a value are left out. */
  items: readonly (readonly [name: string, value: ReactNode, className?: string])[]
  className?: string
}

/** A two-column list of facts. */
export function KeyValues({ items, className }: KeyValuesProps) {
  const shown = items.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  )
  return (
    <dl className={mergeClasses('grid grid-cols-[minmax(7.5rem,auto)_1fr] *:border-b *:py-2.5', className)}>
      {shown.flatMap(([name, value, classes]) => [
        <dt key={`${name}-name`} className={mergeClasses('pr-4 text-ink-3', classes)}>
          {name}
        </dt>,
        <dd key={`${name}-value`} className={mergeClasses('min-w-0 wrap-break-word', classes)}>
          {value}
        </dd>,
      ])}
    </dl>
  )
}
