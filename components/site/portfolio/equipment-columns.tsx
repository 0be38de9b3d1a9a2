import type { CSSProperties } from 'react'
import { groupByCategory } from '@/lib/site/portfolio/rules/categories'
import type { EquipmentPiece } from '@/lib/site/portfolio/schema'

/** The equipment in one column per category. */
export function EquipmentColumns({ equipment }: { equipment: readonly EquipmentPiece[] }) {
  const groups = groupByCategory(equipment)
  return (
    <div
      style={{ '--columns': groups.length } as CSSProperties}
      className="grid border-t border-ink @3xl:grid-cols-2 @5xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
    >
      {groups.map(({ category, things }) => (
        <div
          key={category}
          className="border-line pt-4.5 @max-3xl:border-b @max-3xl:pb-4.5 @3xl:border-l @3xl:px-5 @3xl:first:border-l-0 @3xl:first:pl-0 @max-5xl:@3xl:odd:border-l-0 @max-5xl:@3xl:odd:pl-0"
        >
          <h3 className="t-place">{category}</h3>
          <dl>
            {things.map(({ id, name, description }) => (
              <div key={id} className="mt-4">
                <dt className="font-strong">{name}</dt>
                {description && <dd className="text-ink-2">{description}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
