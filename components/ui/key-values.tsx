import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type KeyValuesProps = {
  /** Name and value; entries without a value are left out. */
  items: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

/** A two-column list of facts. */
export function KeyValues({ items, className }: KeyValuesProps) {
  const shown = items.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  )
  return (
    <dl className={mergeClasses('grid grid-cols-[minmax(7.5rem,auto)_1fr] *:border-b *:py-2.5', className)}>
      {shown.flatMap(([name, value]) => [
        <dt key={`${name}-name`} className="pr-4 text-ink-3">
          {name}
        </dt>,
        <dd key={`${name}-value`} className="min-w-0 wrap-break-word">
          {value}
        </dd>,
      ])}
    </dl>
  )
}
