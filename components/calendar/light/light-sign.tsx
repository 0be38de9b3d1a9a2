import { mergeClasses } from '@/components/ui/merge-classes'
import type { LightKind } from '@/lib/calendar/light/rules/front-light'

const sun = 'bg-(--sun)'
const gold = 'bg-linear-to-b from-(--sun) to-(--sun-deep)'
const shade = 'bg-line'

const signs: Record<LightKind, string> = {
  sun,
  soft: sun,
  high: sun,
  golden: gold,
  low: gold,
  side: 'bg-linear-to-r from-(--sun) from-50% to-line to-50%',
  shade,
  backlit: shade,
  twilight: 'bg-linear-to-b from-(--sky-night) via-(--sky-blue) via-60% to-(--sky-gold)',
  dark: 'bg-(--sky-night)',
}

/** A small sign of the light, beside its words. */
export function LightSign({ kind, className }: { kind: LightKind; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={mergeClasses('block h-9 w-2 flex-none rounded-bubble', signs[kind], className)}
    />
  )
}
