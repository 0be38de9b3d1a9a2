'use client'

import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input, Select } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { formatDuration } from '@/lib/photos/media/rules/film-facts'
import { maxPriceLength, secondsChoices } from '@/lib/photos/reels/limits'
import { reelFormats } from '@/lib/photos/reels/rules/formats'
import type { ReelSource } from '@/lib/photos/reels/schema'
import { agentsCardText, formatNames, makeReelText, reelProblems } from '@/lib/photos/reels/words'
import { MusicField } from './music-field'
import { ReelPhotos } from './reel-photos'
import type { Reel } from './use-reel'

type ReelFormProps = { source: ReelSource; reel: Reel; onClose: () => void }

/** What a reel is made from, and while it's being made, how far it is. */
export function ReelForm({ source, reel, onClose }: ReelFormProps) {
  const { choices, change, percent, problem } = reel
  const isMaking = percent !== null
  return (
    <Dialog
      side
      open
      onClose={onClose}
      busy={isMaking}
      hasChanges={isMaking}
      title={makeReelText}
      footer={
        isMaking ? (
          <div className="grid w-full gap-3">
            <p role="status" className="text-ink-2">
              Making the reel, <span className="tabular-nums">{percent}%</span>
            </p>
            <Progress percent={percent} label="Progress of the reel" />
            <Button autoFocus onClick={reel.cancel}>
              Cancel
            </Button>
          </div>
        ) : (
          <div className="grid w-full gap-3">
            {problem && (
              <Notice tone="stop" announce>
                {reelProblems[problem]}
              </Notice>
            )}
            <Button autoFocus variant="main" size="lg" icon="film" className="w-full" onClick={reel.make}>
              {makeReelText}
              <span className="font-normal opacity-80">{formatDuration(reel.durationMs)}</span>
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-7 pb-4" inert={isMaking}>
        <fieldset>
          <legend className="pb-1.5 font-medium">Format</legend>
          <div className="grid grid-cols-3 gap-2 md:gap-3">
            {reelFormats.map((format) => (
              <ChoiceCard
                key={format}
                name="format"
                title={formatNames[format]}
                hint={format}
                checked={choices.format === format}
                onChange={() => change({ format })}
                className="max-md:gap-2"
              />
            ))}
          </div>
        </fieldset>
        <ReelPhotos source={source} reel={reel} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Each photo">
            <Select
              value={choices.secondsPerPhoto}
              onChange={({ currentTarget }) => change({ secondsPerPhoto: Number(currentTarget.value) })}
            >
              {secondsChoices.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds} seconds
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Price" note="Optional">
            <Input
              value={choices.price}
              maxLength={maxPriceLength}
              placeholder="$749,000"
              autoComplete="off"
              onChange={({ currentTarget }) => change({ price: currentTarget.value })}
            />
          </Field>
        </div>
        <MusicField file={choices.soundtrack} onChoose={(soundtrack) => change({ soundtrack })} />
        {source.agent && (
          <CheckboxField
            label={agentsCardText}
            hint={[source.agent.name, source.agent.brokerage, source.agent.phone].filter(Boolean).join(', ')}
            checked={choices.hasCard}
            onChange={({ currentTarget }) => change({ hasCard: currentTarget.checked })}
          />
        )}
      </div>
    </Dialog>
  )
}
