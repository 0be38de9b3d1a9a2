import { mergeClasses } from '@/components/ui/merge-classes'
import { percent, toBand } from './sky-scale'

type SunMarkProps = {
  /** From 0 at the left and top of the arc to 1 at its right end and the horizon. */
  sun: { x: number; y: number }
}

/** The sun on its path; an empty circle below the horizon. */
export function SunMark({ sun }: SunMarkProps) {
  const isDown = sun.y > 1.02
  return (
    <div
      className="absolute z-1 grid size-6.5 -translate-1/2 place-items-center"
      style={{ left: percent(sun.x), top: percent(toBand(Math.min(sun.y, 1))) }}
    >
      <div className="absolute size-full rounded-full bg-(--sun) opacity-22" />
      <div
        className={mergeClasses(
          'relative size-3.5 rounded-full border',
          isDown ? 'border-ink-2 bg-paper' : 'border-(--sun-deep) bg-(--sun)',
        )}
      />
    </div>
  )
}
