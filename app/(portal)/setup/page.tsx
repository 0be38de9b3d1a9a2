import type { Metadata } from 'next'
import { FocusNextStep } from '@/components/studio/settings/focus-next-step'
import { OpenedStudio } from '@/components/studio/settings/opened-studio'
import { OpeningPreview } from '@/components/studio/settings/opening-preview'
import { OpeningProgress } from '@/components/studio/settings/opening-progress'
import { OpeningStep } from '@/components/studio/settings/opening-step'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { describeBasePrice } from '@/lib/catalog/services/words/editor'
import { authorizePage } from '@/lib/entry/authorize-page'
import { formatCents } from '@/lib/platform/money/money'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { listStepsLeft } from '@/lib/studio/settings/rules/opening'
import { OpeningAddress } from '@/lib/studio/settings/schema'
import { describeOpening, describeProgress, openingLead, openingTitle } from '@/lib/studio/settings/words'
import { readOpening } from '@/lib/workflows/read-opening'
import { drawSteps } from './draw-steps'

export const metadata: Metadata = { title: 'Setup' }

export default async function SetupPage({ searchParams }: PageProps<'/setup'>) {
  const actor = await authorizePage('owner')
  const { step: chosen } = OpeningAddress.parse(await searchParams)
  const [opening, studio, offered] = await Promise.all([readOpening(actor), getStudio(), listServices()])
  const { steps, firstTime, bookingLink } = opening
  const left = listStepsLeft(steps)
  const shown = steps.find(({ step, state }) => step === chosen && state !== 'done')?.step ?? left[0]?.step
  const contents = await drawSteps(actor, opening)
  return (
    <PageBody>
      {left.length === 0 ? (
        <OpenedStudio name={studio.name} firstTime={firstTime} steps={steps} bookingLink={bookingLink} />
      ) : (
        <PageHead
          title={openingTitle}
          lead={openingLead}
          actions={<p className="text-ink-2">{describeProgress(steps)}</p>}
          className="mb-4 md:mb-4"
        />
      )}
      <OpeningProgress steps={steps} className="mb-8" />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {steps.map((report, index) => (
            <OpeningStep key={report.step} report={report} number={index + 1} isOpen={report.step === shown}>
              {contents[report.step]}
            </OpeningStep>
          ))}
          <FocusNextStep step={shown ?? null} />
        </div>
        <OpeningPreview
          studio={studio}
          address={bookingLink}
          state={describeOpening(steps, firstTime)}
          services={offered
            .filter(({ kind }) => kind !== 'ADD_ON')
            .map(({ id, name, priceBasis, priceCents }) => ({
              id,
              name,
              price: describeBasePrice(priceBasis, formatCents(priceCents, studio.currency)),
            }))}
        />
      </div>
    </PageBody>
  )
}
