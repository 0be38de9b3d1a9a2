'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import type { EditedPhoto } from '@/lib/photos/property-pages/schema/editing'

type PhotoChoicesProps = { photos: readonly EditedPhoto[]; leftOut: readonly string[] }

/** The photos in their order, each with a checkbox that shows it on the page. */
export function PhotoChoices({ photos, leftOut }: PhotoChoicesProps) {
  const id = useId()
  const hidden = new Set(leftOut)
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5 pb-12">
      <h2 id={id} className="t-head">
        Photos
      </h2>
      <p className="mt-1.5 mb-5 max-w-[64ch] text-ink-2">
        Checked photos are shown in their arranged order, the cover first. Photos marked as a floor plan get a
        section of their own.
      </p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <input type="hidden" name="listed[]" value={photo.id} />
            {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control */}
            <label className="grid cursor-pointer gap-1.5 not-has-checked:[&_img]:opacity-40">
              {/* biome-ignore lint/performance/noImgElement: private and already sized */}
              <img
                src={`/api/photos/${photo.id}/tile`}
                alt=""
                loading="lazy"
                decoding="async"
                className="photo aspect-3/2 w-full bg-shade"
              />
              <span className="flex items-start gap-2">
                <Checkbox name="shown[]" value={photo.id} defaultChecked={!hidden.has(photo.id)} />
                <span className="min-w-0 text-xs wrap-anywhere">
                  {photo.caption || `Photo ${place + 1}`}
                  {photo.altered && <span className="block text-ink-3">{photo.altered}</span>}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
