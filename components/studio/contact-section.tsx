import type { ReactNode } from 'react'
import { FormSection } from '@/components/ui/form-section'
import { studioLimits } from '@/lib/studio/limits'
import type { StudioFields } from './studio-fields'
import { StudioInput } from './studio-input'

/** The studio's logo, name, and contact details. */
export function ContactSection({ logo, ...fields }: StudioFields & { logo: ReactNode }) {
  return (
    <FormSection title="Studio" lead="Name, logo, and how clients reach you.">
      {logo}
      <StudioInput
        fields={fields}
        name="name"
        label="Studio name"
        limit={studioLimits.name}
        autoComplete="organization"
      />
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        <StudioInput
          fields={fields}
          name="supportEmail"
          label="Support email"
          limit={studioLimits.email}
          type="email"
          autoComplete="email"
        />
        <StudioInput
          fields={fields}
          name="phone"
          label="Phone"
          note="Optional"
          limit={studioLimits.phone}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <StudioInput
        fields={fields}
        name="address"
        label="Address"
        note="Optional"
        limit={studioLimits.address}
        autoComplete="street-address"
        hint="Shown on invoices and at the bottom of emails."
      />
    </FormSection>
  )
}
