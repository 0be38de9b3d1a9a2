'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Select } from '@/components/ui/field'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { alterationNames, alterationsInOrder } from '@/lib/photos/deliveries/words/alterations'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import type { ArrangementState } from './use-arrangement'

type AlterationFieldsProps = { photos: readonly ArrangedPhoto[]; arrangement: ArrangementState }

/** Marks how photos were altered, and for a single one which photo shows the same view unaltered. */
export function AlterationFields({ photos, arrangement }: AlterationFieldsProps) {
  const [photo] = photos
  const ids = photos.map(({ id }) => id)
  const isAlone = photos.length === 1
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">Alterations</legend>
        <div className="grid gap-2">
          {alterationsInOrder.map((alteration) => {
            const count = photos.filter(({ alterations }) => alterations.includes(alteration)).length
            return (
              <CheckboxField
                key={alteration}
                label={alterationNames[alteration]}
                checked={count === photos.length}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < photos.length
                }}
                onChange={(event) => arrangement.setAlteration(ids, alteration, event.target.checked)}
              />
            )
          })}
        </div>
        <p className="t-label mt-2">Changes to what a photo shows. Light, color, and crop don't count.</p>
      </fieldset>
      {isAlone && photo && photo.alterations.length > 0 && (
        <Field label="Unaltered photo" hint="Shows the same view without the alterations.">
          <Select
            value={photo.unalteredPhotoId ?? ''}
            onChange={(event) => arrangement.setUnalteredPhoto(photo.id, event.target.value || null)}
          >
            <option value="">None</option>
            {arrangement.photos.map(
              (other, place) =>
                other.id !== photo.id && (
                  <option key={other.id} value={other.id}>
                    {`${place + 1} · ${describePhoto(other)?.slice(0, 60) ?? other.name}`}
                  </option>
                ),
            )}
          </Select>
        </Field>
      )}
    </>
  )
}
