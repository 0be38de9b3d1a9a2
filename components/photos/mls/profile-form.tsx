'use client'

import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeProfileAction, restoreProfileAction } from '@/lib/photos/mls/actions'
import { areaLimit, nameLimit } from '@/lib/photos/mls/limits'
import type { FigureName } from '@/lib/photos/mls/rules/choices'
import type { ProfileTexts } from '@/lib/photos/mls/rules/figures'
import { restoreTexts } from '@/lib/photos/mls/words/profiles'
import { FigureFields } from './figure-fields'

type ProfileFormProps = {
  profileId: string
  texts: ProfileTexts
  today: string
  /** The name of an edited preset, which can be restored. */
  restorable: string | null
}

const sections: { title: string; lead: string; figures: FigureName[] }[] = [
  {
    title: 'Pictures',
    lead: 'Photos are never enlarged. The largest size counts as written, also for upright photos.',
    figures: ['smallest', 'largest', 'aspect', 'fileSize', 'formats'],
  },
  {
    title: 'The set',
    lead: 'What the photos must show together.',
    figures: ['count', 'firstPhoto', 'rooms'],
  },
  {
    title: 'Altered photos',
    lead: 'Virtually staged and otherwise altered photos. An unverified rule never puts text on a photo or leaves one out.',
    figures: ['pictureText', 'label', 'unaltered'],
  },
  {
    title: 'Words and links',
    lead: 'File names have only lowercase letters, digits, and hyphens, whatever the board.',
    figures: ['fileNames', 'captions', 'links'],
  },
]

/** Edits what a board wants, with the source of each figure beside it. */
export function ProfileForm({ profileId, texts, today, restorable }: ProfileFormProps) {
  const form = useSettingsForm<ProfileTexts, ProfileTexts, ProfileTexts>({
    current: texts,
    action: changeProfileAction,
    toTexts: (values) => values,
    saved: { title: 'Profile updated' },
    failed: 'Failed to save the profile. Please try again.',
  })
  const { typed, errors, change } = form
  return (
    <>
      {restorable && (
        <div className="mb-5 flex justify-end">
          <RestoreButton
            name={restorable}
            restore={() => form.run(() => restoreProfileAction({ profileId }))}
          />
        </div>
      )}
      <SettingsForm form={form}>
        <input type="hidden" name="profileId" value={profileId} />
        <FormSection title="Name" lead="Clients choose the profile by its name.">
          <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
            <Field label="Name" name="name" errors={errors?.name}>
              <Input maxLength={nameLimit} {...form.bind('name')} />
            </Field>
            <Field label="Area" name="area" note="Optional" errors={errors?.area}>
              <Input maxLength={areaLimit} {...form.bind('area')} />
            </Field>
          </div>
        </FormSection>
        {sections.map(({ title, lead, figures }) => (
          <FormSection key={title} title={title} lead={lead}>
            {figures.map((figure) => (
              <FigureFields
                key={figure}
                figure={figure}
                texts={typed}
                errors={errors ?? {}}
                today={today}
                onChange={change}
              />
            ))}
          </FormSection>
        ))}
      </SettingsForm>
    </>
  )
}

type RestoreButtonProps = {
  name: string
  restore: () => ReturnType<typeof restoreProfileAction>
  size?: ButtonSize
}

/** Restores a preset as it was delivered, after a confirmation. */
function RestoreButton({ name, restore, size }: RestoreButtonProps) {
  return (
    <ConfirmButton
      label="Restore preset"
      aria-label={`Restore preset ${name}`}
      size={size}
      title="Restore this preset?"
      description={`All figures of ${name} go back to the preset's. Your own changes to it are lost.`}
      cancelLabel="Keep it as it is"
      confirmLabel="Restore preset"
      busyText="Restoring"
      act={restore}
      {...restoreTexts}
    />
  )
}
