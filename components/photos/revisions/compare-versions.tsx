'use client'

import { useEffect, useId, useState } from 'react'
import { Select } from '@/components/ui/field'
import { FittedBox } from '@/components/ui/fitted-box'
import { Icon } from '@/components/ui/icon'
import { versionAddress } from '@/lib/photos/revisions/rules/addresses'
import type { ShownVersion } from '@/lib/photos/revisions/schema'
import { versionName } from '@/lib/photos/revisions/words/revisions'

type CompareVersionsProps = {
  versions: readonly ShownVersion[]
  before: ShownVersion
  after: ShownVersion
  ratio: number
}

/** Two versions of a photo on top of each other; a slider shows more of one or of the other. */
export function CompareVersions({ versions, before, after, ratio }: CompareVersionsProps) {
  const [chosen, setChosen] = useState({ before: before.id, after: after.id })
  const find = (id: string, otherwise: ShownVersion) => versions.find((each) => each.id === id) ?? otherwise
  const [left, right] = [find(chosen.before, before), find(chosen.after, after)]
  const choices = versions.filter(({ state }) => state === 'READY')
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Slider before={left} after={right} ratio={ratio} />
      {choices.length > 2 && (
        <div className="flex items-center justify-between gap-3">
          <VersionSelect
            label="Before"
            versions={choices}
            value={left.id}
            onChange={(id) => setChosen({ ...chosen, before: id })}
          />
          <VersionSelect
            label="After"
            versions={choices}
            value={right.id}
            onChange={(id) => setChosen({ ...chosen, after: id })}
          />
        </div>
      )}
    </div>
  )
}

type SliderProps = Pick<CompareVersionsProps, 'before' | 'after' | 'ratio'>

function Slider({ before, after, ratio }: SliderProps) {
  const [percent, setPercent] = useState(50)
  const isHeld = useHeldKey('v')
  const shown = isHeld ? 100 : percent
  return (
    <FittedBox
      ratio={ratio}
      className="overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
    >
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        src={versionAddress(after.id, 'screen')}
        alt={`After: ${versionName(after.number)}`}
        draggable={false}
        className="size-full object-contain"
      />
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        src={versionAddress(before.id, 'screen')}
        alt={`Before: ${versionName(before.number)}`}
        draggable={false}
        className="absolute inset-0 size-full object-contain"
        style={{ clipPath: `inset(0 ${100 - shown}% 0 0)` }}
      />
      <Caption text={versionName(before.number)} className="left-3" />
      <Caption text={`${versionName(after.number)}${after.isCurrent ? '' : ', new'}`} className="right-3" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-night-ink"
        style={{ left: `${shown}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid h-11 w-11 -translate-1/2 place-items-center rounded-[99px] bg-night-ink text-night">
          <Icon name="columns-2" />
        </span>
      </span>
      {/* The native slider lies over the whole picture, so it works by pointer, touch and keyboard. */}
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label="Compare before and after"
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        onChange={(event) => setPercent(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </FittedBox>
  )
}

/** Whether a letter's key is held down. */
function useHeldKey(letter: string): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const follow = ({ type, key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== letter || ctrlKey || metaKey) return
      if (!(target instanceof HTMLTextAreaElement)) setHeld(type === 'keydown')
    }
    addEventListener('keydown', follow)
    addEventListener('keyup', follow)
    return () => {
      removeEventListener('keydown', follow)
      removeEventListener('keyup', follow)
    }
  }, [letter])
  return isHeld
}

function Caption({ text, className }: { text: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute bottom-3 rounded-[2px] bg-night/78 px-2.5 py-1 text-xs text-night-ink ${className}`}
    >
      {text}
    </span>
  )
}

type VersionSelectProps = {
  label: string
  versions: readonly ShownVersion[]
  value: string
  onChange: (id: string) => void
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  const id = useId()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <Select id={id} size="sm" value={value} onChange={(event) => onChange(event.target.value)}>
        {versions.map(({ id, number }) => (
          <option key={id} value={id}>
            {versionName(number)}
          </option>
        ))}
      </Select>
    </span>
  )
}
