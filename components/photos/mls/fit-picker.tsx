import { Radio } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { FitChoice, FitOption } from '@/lib/photos/mls/rules/fit-choices'
import { planFit } from '@/lib/photos/mls/rules/plan-fit'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { describeFitChoice, fitNames } from '@/lib/photos/mls/words/preflight'

type FitPickerProps = {
  choice: FitChoice
  profile: MlsProfile
  value: FitOption
  onChoose: (option: FitOption) => void
}

/** The ways to deliver a photo that doesn't fit the board as it is, each with a picture of the result. */
export function FitPicker({ choice, profile, value, onChoose }: FitPickerProps) {
  const { photo, options } = choice
  return (
    <fieldset className="border-b pt-4.5 pb-5">
      <legend className="float-left w-full">
        <span className="t-place block wrap-anywhere">{photo.name}</span>
        <span className="block text-ink-2">{describeFitChoice(choice, profile)}</span>
      </legend>
      <div
        className={mergeClasses(
          'clear-both grid gap-2.5 pt-3',
          options.length > 3 ? 'grid-cols-2 md:grid-cols-4' : 'grid-cols-3',
        )}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: Radio is the control
          <label key={option} className="group grid cursor-pointer content-start gap-2">
            <Result photo={photo} option={option} profile={profile} />
            <span className="flex items-start gap-2 text-xs leading-5">
              <Radio name={`fit-${photo.id}`} checked={option === value} onChange={() => onChoose(option)} />
              {fitNames[option]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ResultProps = { photo: MlsPhoto; option: FitOption; profile: MlsProfile }

/** What becomes of a photo: cropped or in white bars in the board's shape, whole, or left out. */
function Result({ photo, option, profile }: ResultProps) {
  const { width, height } = photo
  const plan =
    (option === 'CROP' || option === 'PAD') && width !== null && height !== null
      ? planFit({ width, height }, profile.values, option)
      : null
  return (
    <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-print bg-shade shadow-[0_0_0_1px_var(--color-edge)] group-has-checked:shadow-[0_0_0_2px_var(--color-accent)]">
      {option === 'LEAVE' ? (
        <Icon name="x" size="lg" className="text-ink-3" />
      ) : (
        <span
          className="relative block max-h-full max-w-full overflow-hidden bg-white"
          style={
            plan
              ? {
                  aspectRatio: plan.size.width / plan.size.height,
                  [plan.size.width / plan.size.height > 4 / 3 ? 'width' : 'height']: '100%',
                }
              : { width: '100%', height: '100%' }
          }
        >
          {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
          <img
            src={`/api/photos/${photo.id}/tile`}
            alt=""
            loading="lazy"
            decoding="async"
            className={mergeClasses(
              'absolute inset-0 size-full',
              option === 'CROP' ? 'object-cover' : 'object-contain',
            )}
          />
        </span>
      )}
    </span>
  )
}
