import type { ReactNode } from 'react'
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
  children: ReactNode
}

/** Title, steps and measure of every step of the wizard. */
export function WizardFrame({
  title,
  lead,
  step,
  lastStep = 'Payment & details',
  notice,
  children,
}: WizardFrameProps) {
  return (
    <PageBody>
      <PageHead title={title} lead={lead} />
      <Stepper steps={['Services', 'Date & time', lastStep]} current={step} />
      {notice && <div className="mb-8">{notice}</div>}
      {children}
    </PageBody>
  )
}

/** The step itself, and its summary beside it; below it when narrow. */
export function WizardColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 md:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="min-w-0">{children}</div>
      {summary}
    </div>
  )
}
