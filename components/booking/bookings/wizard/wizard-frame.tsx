import type { ReactNode, Ref } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Stepper } from '@/components/ui/stepper'

type WizardFrameProps = {
  title: string
  lead?: ReactNode
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
    <PageBody className="pt-4 pb-8 md:pt-8">
      <Stepper steps={['Services', 'Date & time', lastStep]} current={step} />
      <PageHead
        title={title}
        lead={lead}
        titleRef={titleRef}
        className="mb-5 md:mb-7 max-md:[&_h1]:text-[1.625rem] max-md:[&_h1]:leading-8"
      />
      {notice}
      {children}
    </PageBody>
  )
}

/**
 * A step with its summary and what stands above that in a side column. On a narrow screen, these follow the step, and each
 * takes part in its column of its own, so that the bottom bar can stick.
 */
export function WizardColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-14">
      {/* The bottom bar must not cover a focused control. */}
      <div className="min-w-0 max-lg:[&_:is(button,input,textarea)]:scroll-mb-32">{children}</div>
      <div className="max-lg:contents lg:sticky lg:top-[calc(var(--banner)+var(--bar)+1.5rem)] lg:grid lg:gap-8">
        {summary}
      </div>
    </div>
  )
}
