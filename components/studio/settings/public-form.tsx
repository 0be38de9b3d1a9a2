'use client'

import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { FoldedSection } from '@/components/ui/folded-section'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changePublicTextsAction } from '@/lib/studio/settings/actions'
import { studioLimits } from '@/lib/studio/settings/limits'
import type { PublicTexts } from '@/lib/studio/settings/schema'

/** The names of the services on the public page, with the texts below them. */
const services = [
  ['photographyText', 'Real Estate Photography'],
  ['videoText', 'Video Production'],
  ['designText', 'Graphic Design'],
  ['aerialText', 'Aerial Services'],
] as const

const networks = [
  ['tiktokUrl', 'TikTok', 'https://www.tiktok.com/@…'],
  ['instagramUrl', 'Instagram', 'https://www.instagram.com/…'],
  ['facebookUrl', 'Facebook', 'https://www.facebook.com/…'],
] as const

type Name = keyof PublicTexts
type Texts = Record<Name, string>

type PublicFormProps = { texts: PublicTexts; studioName: string }

/** Edits the texts of the public page, the links to social networks, and the signature of emails. */
export function PublicForm({ texts, studioName }: PublicFormProps) {
  const form = useSettingsForm({
    current: texts,
    action: changePublicTextsAction,
    toTexts: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text ?? ''])) as Texts,
    saved: { title: 'Public page updated' },
    failed: 'Failed to save the public page. Please try again.',
  })
  const { typed, errors } = form

  /** Returns the props of a text area with a counter. */
  function area(name: Name, limit: number) {
    return {
      name,
      limit,
      optional: true,
      value: typed[name],
      onValueChange: (text: string) => form.change({ [name]: text }),
      errors: errors?.[name],
    }
  }

  return (
    <SettingsForm form={form}>
      <FormSection
        title="Words"
        lead="On your public page; the headline also on the sign-in page. The pictures come from your portfolio."
      >
        <Field
          label="Headline"
          name="headline"
          note="Optional"
          hint={`Without one, it's “${studioName}”. Text between asterisks is set in italics.`}
          errors={errors?.headline}
        >
          <Input {...form.bind('headline')} maxLength={studioLimits.headline} />
        </Field>
        <CountedTextArea
          {...area('introduction', studioLimits.introduction)}
          label="Introduction"
          rows={3}
          hint="What you do, in a sentence or two. Search engines show it too."
        />
        <Field
          label="Closing line"
          name="closing"
          note="Optional"
          hint="Above the last button that leads to booking."
          errors={errors?.closing}
        >
          <Input {...form.bind('closing')} maxLength={studioLimits.closing} />
        </Field>
      </FormSection>
      <FoldedSection
        id="service-texts"
        title="Services"
        value={countFilled(services.map(([name]) => typed[name]))}
        hasErrors={services.some(([name]) => errors?.[name])}
        lead="One line for each. A service without a text is shown only while you offer it."
      >
        {services.map(([name, label]) => (
          <CountedTextArea key={name} {...area(name, studioLimits.serviceText)} label={label} rows={2} />
        ))}
      </FoldedSection>
      <FoldedSection
        id="social-networks"
        title="Social networks"
        lead="The icons on the sign-in page. Without a link, no icon."
        value={countFilled(networks.map(([name]) => typed[name]))}
        hasErrors={networks.some(([name]) => errors?.[name])}
      >
        {networks.map(([name, label, placeholder]) => (
          <Field key={name} label={label} name={name} note="Optional" errors={errors?.[name]}>
            <Input
              {...form.bind(name)}
              type="url"
              inputMode="url"
              maxLength={studioLimits.link}
              placeholder={placeholder}
            />
          </Field>
        ))}
      </FoldedSection>
      <FoldedSection
        id="email-signature"
        title="Email signature"
        lead="The last lines of every email, above your address."
        value={typed.mailSignature || 'None'}
        hasErrors={Boolean(errors?.mailSignature)}
      >
        <CountedTextArea {...area('mailSignature', studioLimits.mailSignature)} label="Signature" rows={3} />
      </FoldedSection>
    </SettingsForm>
  )
}

/** `2 of 4`, `None`: how many of these texts aren't empty. */
function countFilled(texts: readonly string[]): string {
  const filled = texts.filter((text) => text.trim() !== '').length
  return filled === 0 ? 'None' : `${filled} of ${texts.length}`
}
