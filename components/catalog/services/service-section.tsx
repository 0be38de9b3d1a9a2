import { type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'

type ServiceSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A section of a service's form: its title above its fields. */
export function ServiceSection({ title, aside, children }: ServiceSectionProps) {
  return (
    <section className="border-t border-ink pt-5 pb-9">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="t-head">{title}</h2>
        {aside}
      </div>
      <div className="grid gap-5.5">{children}</div>
    </section>
  )
}

type ServiceFoldProps = {
  /** For links to it. */
  id: string
  title: string
  /** What applies, while it's folded. */
  hint: string
  startsOpen: boolean
  /** Whether a field in it has an error, which must be visible. */
  hasError?: boolean
  className?: string
  children: ReactNode
}

/** A section that may be folded at first. Later changes of the form don't fold or open it, except for errors. */
export function ServiceFold(props: ServiceFoldProps) {
  const { id, title, hint, hasError = false, className, children } = props
  const [startsOpen] = useState(props.startsOpen)
  return (
    <Disclosure
      id={id}
      look="head"
      summary={title}
      hint={hint}
      open={startsOpen || hasError || undefined}
      className={className}
    >
      <div className="grid gap-5.5 pt-1 pb-7">{children}</div>
    </Disclosure>
  )
}
