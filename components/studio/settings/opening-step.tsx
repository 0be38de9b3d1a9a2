import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { StepReport } from '@/lib/studio/settings/rules/opening'
import { describeStep, stepTitles } from '@/lib/studio/settings/words'

/** The id of a step's fold. */
export const openingStepId = (step: string) => `step-${step}`

type OpeningStepProps = {
  report: StepReport
  /** Counts from 1. */
  number: number
  isOpen: boolean
  children: ReactNode
}

/** A step of opening the studio: what was set up, and folded below it, where that is done. */
export function OpeningStep({ report, number, isOpen, children }: OpeningStepProps) {
  const { step, state } = report
  return (
    <details
      id={openingStepId(step)}
      name="opening"
      open={isOpen}
      className="group scroll-mt-20 border-b first:border-t first:border-t-ink"
    >
      <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <span
          className={mergeClasses(
            'grid size-7 place-items-center rounded-full border text-xs tabular-nums',
            state === 'done'
              ? 'border-ink bg-ink text-paper'
              : 'border-edge text-ink-2 group-open:border-accent group-open:bg-accent group-open:text-on-accent',
          )}
        >
          {state === 'done' ? <Icon name="check" size="sm" label="Done" /> : number}
        </span>
        <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="t-place group-open:t-head">{stepTitles[step]}</h2>
          <span className="min-w-0 text-ink-2 wrap-anywhere">{describeStep(report)}</span>
        </span>
        <Icon name="chevron-down" size="sm" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5.5 pt-2 pb-8 md:pl-11">{children}</div>
    </details>
  )
}
