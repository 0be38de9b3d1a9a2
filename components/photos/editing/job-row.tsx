import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import { linkClasses } from '@/components/ui/text-link'
import type { EditJobItem, Editor } from '@/lib/photos/editing/schema'
import { framesText, openRawsText, stateText } from '@/lib/photos/editing/words'
import { EditorSelect } from './editor-select'
import { HandOverButton } from './hand-over-button'
import { JobButton } from './job-button'

const looks = { WAITING: 'draft', HANDED_OVER: 'open', IN_WORK: 'pending', READY: 'completed' } as const

type JobRowProps = {
  job: EditJobItem
  editors: readonly Editor[]
  /** Of the booking's page; null for those who can't open it. */
  href: string | null
  /** What the reader does next with the photos; null for those who don't prepare them. */
  next: { label: string; href: string } | null
}

/** A shoot of the queue: when its photos are due, who has them, where the raw files are, and what to do next. */
export function JobRow({ job, editors, href, next }: JobRowProps) {
  const { street, town, due, isLate, shotOn, photographer, services, state, editor, note } = job
  const name = <ClampedText>{street}</ClampedText>
  const facts = [isLate ? null : due, `Shot ${shotOn}`, `by ${photographer.fullName}`, services.join(', ')]
  return (
    <li
      data-job={job.bookingId}
      className="grid gap-x-8 gap-y-4 py-5 md:grid-cols-[minmax(0,1fr)_13rem] md:py-6"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 className="t-place min-w-0">
            {href ? (
              <Link href={href} className="decoration-1 underline-offset-[0.18em] hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <span className="text-ink-3">{town}</span>
        </div>
        <p className="mt-0.5 wrap-anywhere text-ink-2">
          {isLate && <span className="font-strong text-stop">{due}</span>}
          {isLate && ' · '}
          {facts.filter(Boolean).join(' · ')}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          <Status value={looks[state]} label={stateText(state, editor?.fullName ?? null)} />
          <RawFiles job={job} />
          {job.may.handOver && state !== 'READY' && <HandOverButton job={job} />}
        </div>
        {note && (
          <p className="mt-2.5 max-w-160 border-l-2 pl-3.5 wrap-anywhere whitespace-pre-line text-ink-2">
            {note}
          </p>
        )}
      </div>
      <Actions job={job} editors={editors} next={next} />
    </li>
  )
}

function RawFiles({ job }: { job: EditJobItem }) {
  const { rawLink, rawFrames: frames, rawSets: sets, street } = job
  const counted = framesText({ frames, sets })
  return (
    <>
      {counted && <span>{counted}</span>}
      {rawLink && (
        <a
          href={rawLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${openRawsText} of ${street}, opens in a new tab`}
          className={linkClasses()}
        >
          <Icon name="external-link" size="sm" />
          {openRawsText}
        </a>
      )}
    </>
  )
}

function Actions({ job, editors, next }: Pick<JobRowProps, 'job' | 'editors' | 'next'>) {
  const { may, state, isOwn, photographer } = job
  const isReady = state === 'READY'
  const people = photographer.active ? [...editors, photographer] : editors
  const canReopen = isReady && (isOwn || may.assign)
  return (
    <div className="grid content-start gap-2.5 max-md:grid-cols-2 max-md:[&_.button]:min-h-11 max-md:[&_.input]:min-h-11 md:[&_.button]:w-full">
      {may.assign && <EditorSelect job={job} editors={people} />}
      {next && !(isOwn && isReady && !may.assign) && !(may.take && !may.assign) && (
        <LinkButton
          size="sm"
          href={next.href}
          {...(isReady && { variant: 'main' as const })}
          aria-label={`${next.label}: ${job.street}`}
        >
          {next.label}
        </LinkButton>
      )}
      {may.take && !may.assign && (
        <JobButton act="take" job={job} {...(state === 'HANDED_OVER' && { variant: 'main' as const })} />
      )}
      {isOwn && !isReady && (
        <JobButton act="ready" job={job} notified={may.assign ? null : photographer.fullName} />
      )}
      {isOwn && !isReady && !may.assign && <JobButton act="return" job={job} variant="quiet" />}
      {canReopen && <JobButton act="reopen" job={job} variant="quiet" />}
    </div>
  )
}
