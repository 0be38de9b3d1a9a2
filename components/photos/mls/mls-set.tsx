'use client'

import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import { figureNames } from '@/lib/photos/mls/rules/choices'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { describeFigure } from '@/lib/photos/mls/words/describe-figure'
import { describeReadiness } from '@/lib/photos/mls/words/download'
import {
  boardFiguresText,
  describeLastCheck,
  describeSource,
  figureTitles,
} from '@/lib/photos/mls/words/figures'
import { alwaysDoneText } from '@/lib/photos/mls/words/preflight'
import { BoardField } from './board-field'
import { FileList } from './file-list'
import { FitPicker } from './fit-picker'
import { chosenOption } from './use-mls-choices'
import type { PlannedMlsDownload } from './use-mls-download'

type MlsSetProps = PlannedMlsDownload & {
  isSwitching: boolean
  onBoard: (profileId: string) => void
}

/** What a board gets: how many photos are ready, those that need a choice, and folded away the rest. */
export function MlsSet({ set, plan, choices, progress, isBusy, isSwitching, onBoard }: MlsSetProps) {
  const { delivery, chosen: profile } = set
  const isReady = plan.choices.length === 0 && plan.warnings.length === 0
  const board = <BoardField set={set} isSwitching={isSwitching} onBoard={onBoard} />
  if (isBusy) return <Preparing progress={progress} />
  return (
    <>
      {!set.isRemembered && <div className="border-b py-5">{board}</div>}
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 py-5">
        <Icon
          name={isReady ? 'check' : 'circle-alert'}
          className={mergeClasses('mt-0.5', isReady ? 'text-ok' : 'text-wait')}
        />
        <div>
          <p role="status" className="text-base font-strong">
            {describeReadiness({
              ready: plan.readyCount,
              open: plan.choices.length,
              leftOut: delivery.photos.length - plan.files.length,
              board: profile.name,
            })}
          </p>
          <p className="text-ink-2">{alwaysDoneText}</p>
        </div>
      </div>
      {plan.warnings.length > 0 && (
        <Notice
          tone="wait"
          title="Check these first"
          className="mb-5"
          action={
            plan.failedIds.length > 0 && (
              <Button size="sm" onClick={() => choices.setIncluded(plan.failedIds, false)}>
                Leave them out
              </Button>
            )
          }
        >
          <ul className="grid gap-1">
            {plan.warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {plan.choices.map((choice) => (
        <FitPicker
          key={choice.photo.id}
          choice={choice}
          profile={profile}
          value={chosenOption(choice, choices)}
          onChoose={(option) => choices.choose(choice, option)}
        />
      ))}
      {set.isRemembered && (
        <Disclosure
          look="row"
          summary="Board"
          hint={profile.name}
          className={plan.choices.length > 0 ? 'border-t-0' : undefined}
        >
          <div className="pb-5">{board}</div>
        </Disclosure>
      )}
      <Disclosure
        look="row"
        summary="File names and order"
        hint={plan.files[0]}
        className={set.isRemembered || plan.choices.length > 0 ? 'border-t-0' : undefined}
      >
        <div className="pb-5">
          <FileList plan={plan} onInclude={(id, isIncluded) => choices.setIncluded([id], isIncluded)} />
          <TextLink
            href={`/photo-view/arrange?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`}
            className="mt-3 text-ink-2"
          >
            Arrange photos
          </TextLink>
        </div>
      </Disclosure>
      <BoardFigures profile={profile} />
    </>
  )
}

function Preparing({ progress }: Pick<MlsSetProps, 'progress'>) {
  return (
    <div className="grid gap-3 py-8">
      <p role="status" className="t-head">
        {progress.text}
      </p>
      <p className="text-ink-2">The download starts when they're ready.</p>
      <Progress percent={progress.percent} label="Prepared photos" />
    </div>
  )
}

/** What a board wants, folded away: each figure with where it comes from and when that was checked. */
function BoardFigures({ profile }: { profile: MlsProfile }) {
  const figures = figureNames.flatMap((figure) => {
    const value = describeFigure(figure, profile.values)
    return value ? [{ figure, value, source: profile.sources[figure] }] : []
  })
  return (
    <Disclosure
      look="row"
      summary={boardFiguresText}
      hint={describeLastCheck(figures.map(({ source }) => source.checkedOn))}
      className="border-t-0"
    >
      <dl className="grid border-t">
        {figures.map(({ figure, value, source }) => (
          <div
            key={figure}
            className="grid gap-x-6 gap-y-0.5 border-b py-2.5 last:border-b-0 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-ink-3">{figureTitles[figure]}</dt>
            <dd>
              <span className="font-strong">{value}</span>
              <span className="block wrap-anywhere text-ink-2">
                {describeSource(source)}{' '}
                {source.url.startsWith('https://') && (
                  <a href={source.url} target="_blank" rel="noreferrer" className={linkClasses()}>
                    Open the source
                  </a>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
