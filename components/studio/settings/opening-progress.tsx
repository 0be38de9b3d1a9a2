import { mergeClasses } from '@/components/ui/merge-classes'
import type { StepReport } from '@/lib/studio/settings/rules/opening'
import { describeProgress } from '@/lib/studio/settings/words'

/** A bar with a part for each step: those that are done, the next one, and the others. */
export function OpeningProgress({ steps, className }: { steps: readonly StepReport[]; className?: string }) {
  const next = steps.find(({ state }) => state === 'open')
  return (
    <div role="img" aria-label={describeProgress(steps)} className={mergeClasses('flex gap-1', className)}>
      {steps.map((report) => (
        <span
          key={report.step}
          className={mergeClasses(
            'h-1 flex-1',
            report === next ? 'bg-accent' : report.state === 'open' ? 'bg-line' : 'bg-ink',
          )}
        />
      ))}
    </div>
  )
}
