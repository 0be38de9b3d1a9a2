import { buttonClasses } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { servicePresets } from '@/lib/catalog/services/rules/presets'

/** What a new service can start from. @param current the preset's id; null for an empty service; undefined for a copy */
export function PresetLinks({ current }: { current: string | null | undefined }) {
  const entries = [{ id: null, name: 'Empty' }, ...servicePresets]
  return (
    <nav aria-label="Start from" className="mb-6 flex flex-wrap items-center gap-2">
      <p className="t-label mr-1.5 max-md:basis-full">Start from</p>
      {entries.map(({ id, name }) => (
        <Link
          key={name}
          href={id === null ? '/settings/services/new' : `/settings/services/new?preset=${id}`}
          replace
          scroll={false}
          aria-current={id === current || undefined}
          className={buttonClasses(
            { size: 'sm' },
            'aria-current:border-accent aria-current:bg-accent-wash aria-current:font-strong',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
