import { KeyValues } from '@/components/ui/key-values'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import type { ClientDetail } from '@/lib/people/clients/schema'

export function ContactFacts({ client }: { client: ClientDetail }) {
  const { email, phone, company, brokerage, isVerified } = client
  return (
    <section aria-labelledby="contact">
      <SectionHead id="contact" title="Contact" />
      <KeyValues
        items={[
          [
            'Email',
            <span key="email" className="wrap-anywhere">
              <a className="hover:underline" href={`mailto:${email}`}>
                {email}
              </a>
              <br />
              {isVerified ? <Status value="VERIFIED" /> : <Status value="PENDING" label="Not verified" />}
            </span>,
          ],
          [
            'Phone',
            phone && (
              <a className="hover:underline" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            ),
          ],
          ['Company', company],
          [
            'Brokerage',
            brokerage && (
              <TextLink key="brokerage" href={`/clients/brokerages/${brokerage.id}`}>
                {brokerage.name}
              </TextLink>
            ),
          ],
        ]}
      />
    </section>
  )
}
