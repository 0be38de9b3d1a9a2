import type { ReactNode, Ref } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Stepper } from '@/components/ui/stepper'

type WizardFrameProps = {
  title: string
  lead: ReactNode
  step: 1 | 2 | 3
  lastStep?: string
  notice?: ReactNode
  /** Receives the title element, to focus it when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The title, stepper, and layout that every step of the wizard shares. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, lead, step, lastStep = 'Payment & details', notice, titleRef, children } = props
  return (
    <PageBody>
      <PageHead title={title} lead={lead} titleRef={titleRef} />
      <Stepper steps={['Services', 'Date & time', lastStep]} current={step} />
      {notice}
      {children}
    </PageBody>
  )
}

/** A step with its summary beside it, or below it on a narrow screen. */
export function WizardColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8 md:gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16">
      {/* The bottom bar must not cover a focused control. */}
      <div className="min-w-0 max-lg:[&_:is(button,input,textarea)]:scroll-mb-32">{children}</div>
      {summary}
    </div>
  )
}
