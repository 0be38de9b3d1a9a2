import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { listStepsLeft, type StepReport } from '@/lib/studio/settings/rules/opening'
import { OpeningAddress } from '@/lib/studio/settings/schema'
import {
  continueOpeningLabel,
  describeProgress,
  describeStep,
  openingTitle,
  stepTitles,
} from '@/lib/studio/settings/words'
import { OpeningProgress } from './opening-progress'

/** What is left to open the studio, on the owner's dashboard. */
export function OpeningPanel({ steps }: { steps: readonly StepReport[] }) {
  return (
    <section aria-labelledby="opening" className="mb-12">
      <SectionHead id="opening" title={openingTitle} action={describeProgress(steps)} plain />
      <OpeningProgress steps={steps} className="mb-2" />
      <Rows>
        {listStepsLeft(steps).map((report) => (
          <li key={report.step}>
            <Link
              href={OpeningAddress.href({ step: report.step })}
              className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 hover:bg-shade"
            >
              <span className="t-place flex-1">{stepTitles[report.step]}</span>
              <span className="text-ink-2">{describeStep(report)}</span>
              <Icon name="chevron-right" size="sm" className="text-ink-3" />
            </Link>
          </li>
        ))}
      </Rows>
      <LinkButton href={OpeningAddress.href()} variant="main" className="mt-5">
        {continueOpeningLabel}
      </LinkButton>
    </section>
  )
}
