import type { ReactNode, Ref } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Stepper } from '@/components/ui/stepper'

type WizardFrameProps = {
  title: string
  lead: ReactNode
  /** From 1. */
  step: 1 | 2 | 3
  lastStep?: string
  notice?: ReactNode
  /** The title, to give it the focus when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Title, steps and measure of every step of the wizard. */
export function WizardFrame({
  title,
  lead,
  step,
  lastStep = 'Payment & details',
  notice,
  titleRef,
  children,
}: WizardFrameProps) {
  return (
    <PageBody>
      <PageHead title={title} lead={lead} titleRef={titleRef} />
      <Stepper steps={['Services', 'Date & time', lastStep]} current={step} />
      {notice}
      {children}
    </PageBody>
  )
}

/** The step itself, and its summary beside it; when narrow below it, with a bar that stays at the window's foot. */
export function WizardColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8 md:gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16">
      {/* What the keyboard reaches must not lie under the bar. */}
      <div className="min-w-0 max-lg:[&_:is(button,input,textarea)]:scroll-mb-32">{children}</div>
      {summary}
    </div>
  )
}
